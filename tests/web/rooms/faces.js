/** Draw every face on a card of each place, or on lines of the control sheet, and say what is cut. */
async ({ places = [], lines = [] }) => {
  const drawn = JSON.parse(sessionStorage.drawn);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const LEAST_PX = 9;
  const wrong = [];
  const seen = (window.measuredCards ??= new Set());

  /** What is written or drawn, piece by piece, as boxes. */
  function pieces(root) {
    return [...root.querySelectorAll(".dec, .frac > span, .wrd, i, u, svg")]
      .filter((piece) => !piece.classList.contains("vh") && !piece.querySelector(".dec"))
      .map((piece) => {
        const range = document.createRange();
        range.selectNodeContents(piece);
        const box = /^(svg|u)$/.test(piece.localName)
          ? piece.getBoundingClientRect()
          : range.getBoundingClientRect();
        // the line of letters is higher than what is printed in it
        const drawing = /^(svg|u)$/.test(piece.localName);
        const spare = drawing ? 0 : box.height * 0.19;
        return {
          left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare,
          small: !drawing && box.height < LEAST_PX * 1.2,
        };
      });
  }
  const within = (one, card) =>
    one.left >= card.left - 0.6 && one.right <= card.right + 0.6 &&
    one.top >= card.top - 0.6 && one.bottom <= card.bottom + 0.6;
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.8 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.8;

  function judge(what, root, card) {
    const all = pieces(root);
    const said = root.textContent.trim().slice(0, 40);
    if (!all.length) wrong.push(`${what}: nothing drawn`);
    if (all.some((one) => !within(one, card))) wrong.push(`${what}: “${said}” is cut`);
    if (all.some((one, nth) => all.slice(0, nth).some((other) => overlap(one, other))))
      wrong.push(`${what}: parts of “${said}” overlap`);
    if (all.some((one) => one.small)) wrong.push(`${what}: “${said}” is too small`);
  }

  /** Draw a face; its width is set by script, as the page does, for inline styles are forbidden. */
  function draw(root, face) {
    root.innerHTML = face;
    for (const piece of root.querySelectorAll("[style]"))
      piece.style.cssText = piece.getAttribute("style");
  }

  for (const place of places) {
    const card = document.querySelector(place);
    const { width, height } = card.getBoundingClientRect();
    const known = [place.includes(".pr"), width.toFixed(1), height.toFixed(1)].join();
    if (seen.has(known)) continue; // measured in another window or row already
    seen.add(known);
    const copies = document.createElement("div");
    copies.style.cssText = "position: fixed; left: 0; top: 0; visibility: hidden";
    for (const face of drawn) {
      const copy = card.cloneNode();
      copy.style.position = "absolute";
      draw(copy, face);
      copies.append(copy);
    }
    card.parentElement.append(copies);
    const shapes = new Set();
    for (const copy of copies.children) {
      if (copy.scrollWidth > copy.clientWidth + 1 || copy.scrollHeight > copy.clientHeight + 1)
        wrong.push(`${place}: “${copy.textContent.slice(0, 40)}” is wider or higher than its card`);
      // piece by piece, one of each shape: that takes longer
      const shape = copy.textContent.replace(/\d/g, "0");
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      judge(place, copy, copy.getBoundingClientRect());
    }
    const tall = [...copies.children].filter(
      (copy) => copy.getBoundingClientRect().height > height + 1,
    );
    if (tall.length)
      wrong.push(`${place}: ${tall.length} cards grow beyond ${height}: ${tall[0].textContent}`);
    copies.remove();
  }

  const sheet = document.querySelector(".ctlline");
  const place = sheet?.querySelector("li");
  const written = lines.map(([number, faces]) => {
    const line = sheet.cloneNode(true);
    line.querySelector("b").textContent = number;
    line.querySelector("ul").replaceChildren(
      ...faces.map((face) => {
        const item = place.cloneNode(true);
        draw(item.querySelector("[role=img]"), drawn[face]);
        return item;
      }),
    );
    return line;
  });
  sheet?.parentElement.append(...written);
  for (const line of written) {
    const number = line.querySelector("b").textContent;
    const range = document.createRange();
    range.selectNodeContents(line.querySelector("b"));
    const head = range.getBoundingClientRect();
    if (line.querySelector("ul").getBoundingClientRect().left < head.right)
      wrong.push(`control sheet: ${number} overlaps its line`);
    judge(`control sheet, ${number}`, line.querySelector("ul"), line.getBoundingClientRect());
  }
  for (const line of written) line.remove();
  return wrong.length > 12 ? [...wrong.slice(0, 12), `and ${wrong.length - 12} more`] : wrong;
}
