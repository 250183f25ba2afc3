// What is wrong with a picture or a page of pieces, as the browser lays it out: sentences, none if all is well.
// Text is at least 12 px, nothing is cut or sticks out, no text lies on text and no piece on a piece.
() => {
  const LEAST = 12, SLACK = 1.5;
  const PIECES = [
    "card", "plate", "token", "mc", "band", "use", "choice", "btn", "chip", "note", "tag", "pile", "badge", "road>b",
  ].map(name => ".gk-" + name).join(",");
  const SEPARATE = ".gk-card,.gk-plate,.gk-token,.gk-mc,.gk-choice,.gk-btn,.gk-chip,.gk-track,.gk-seat,.gk-note";
  const root = document.querySelector(".gk-page");

  const style = element => getComputedStyle(element);
  const box = element => element.getBoundingClientRect();
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const overlap = (a, b) => wide(a, b) > SLACK && high(a, b) > SLACK;
  const named = element => [...element.classList].join(".") || element.tagName.toLowerCase();
  const above = element => element === root ? [] : [element, ...above(element.parentElement)];
  const scrollers = element => above(element).filter(one => /auto|scroll/.test(style(one).overflowX));
  const layer = element => above(element).find(one => /sticky|fixed/.test(style(one).position));    // above the rest

  const isSeen = element => {
    const { width, height } = box(element), shows = element.checkVisibility({ visibilityProperty: true });
    const isSpoken = above(element).some(one => style(one).clipPath === "inset(50%)");      // for those who listen
    return width > 0 && height > 0 && shows && !isSpoken;
  };

  // Lines of text that are not scrolled away, without the room that a font keeps above and below its letters.
  const lines = node => {
    const range = document.createRange(), around = scrollers(node.parentElement).map(box);
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(line => line.width > 0).map(line => ({
      left: line.left, right: line.right, top: line.top + line.height * 0.22, bottom: line.bottom - line.height * 0.22,
    })).filter(line => around.every(one => overlap(line, one)));
  };

  const texts = () => {
    const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode, element = node.parentElement, words = node.textContent.trim();
      if (words && isSeen(element)) found.push({ words, element, lines: lines(node), layer: layer(element) });
    }
    return found;
  };

  const small = ({ words, element }) =>
    parseFloat(style(element).fontSize) < LEAST ? [`small: ${words} (${style(element).fontSize})`] : [];

  const isOutside = (line, element) => {
    const around = box(element);
    const besides = line.right > around.right + SLACK || line.left < around.left - SLACK;
    return besides || line.bottom > around.bottom + SLACK || line.top < around.top - SLACK;
  };

  const cut = ({ words, element, lines }) => {
    const holds = one => one.matches(PIECES) || /hidden|clip/.test(style(one).overflowX);
    const left = above(element).filter(holds).filter(one => lines.some(line => isOutside(line, one)));
    const off = lines.some(line => line.right > innerWidth + SLACK || line.left < -SLACK) && !scrollers(element).length;
    return [...left.map(named), ...(off ? ["the page"] : [])].map(name => `cut: ${words} leaves ${name}`);
  };

  const pairs = items => items.flatMap((one, at) => items.slice(at + 1).map(other => [one, other]));

  const covered = found => pairs(found)
    .filter(([a, b]) => a.layer === b.layer && a.lines.some(one => b.lines.some(other => overlap(one, other))))
    .map(([a, b]) => `text on text: ${a.words} / ${b.words}`);

  const piled = pieces => pairs(pieces)
    .filter(([a, b]) => a.layer === b.layer && overlap(a.box, b.box))
    .filter(([a, b]) => !a.element.contains(b.element) && !b.element.contains(a.element))
    .map(([a, b]) => `piece on piece: ${named(a.element)} / ${named(b.element)}`);

  const found = texts();
  const pieces = [...root.querySelectorAll(SEPARATE)].filter(isSeen)
    .map(element => ({ element, box: box(element), layer: layer(element) }));
  const sideways = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  const wrong = [...found.flatMap(small), ...found.flatMap(cut), ...covered(found), ...piled(pieces), ...sideways];
  return [...new Set(wrong)];
}
