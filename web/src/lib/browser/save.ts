/** Hand a text to the device's own downloads. */
export function save(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for a file of any kind. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // once the browser has read it
}
