// Before the first paint: what this device has chosen, so that nothing flashes.
try {
  var kept = JSON.parse(localStorage.getItem("ludiade.settings") || "{}");
  var root = document.documentElement;
  if (kept.theme === "day" || kept.theme === "night") root.dataset.theme = kept.theme;
  if (kept.motion === "less") root.dataset.motion = "less";
  if (kept.text) root.dataset.text = kept.text;
  if (kept.lang) root.lang = kept.lang;
} catch (error) {
  /* a device that keeps nothing takes the defaults */
}
