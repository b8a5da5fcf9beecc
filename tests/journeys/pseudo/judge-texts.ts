/**
 * Returns the layout faults of the visible texts of a page, one line for each. Runs in the page, so it uses nothing
 * outside this function.
 */
export function judgeTexts(): string[] {
  const found = new Set<string>();
  /** Caches a result per element: each line checks all boxes around it, and neighbouring lines share them. */
  const remember = <Found>(read: (element: Element) => Found) => {
    const known = new Map<Element, Found>();
    return (element: Element): Found => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const now = read(element);
      known.set(element, now);
      return now;
    };
  };
  const styleOf = remember((element) => {
    const style = getComputedStyle(element);
    const { position, zIndex, clipPath, overflowX, overflowY, textOverflow, webkitLineClamp, display } =
      style;
    const isFramed =
      Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderTopWidth) > 0;
    const isFilled = !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor);
    const isDrawn = element.matches('button, [role=tab], [role=button]') || isFramed || isFilled;
    return {
      position,
      zIndex,
      clipPath,
      overflowX,
      overflowY,
      textOverflow,
      webkitLineClamp,
      display,
      isDrawn,
    };
  });
  const boxOf = remember((element) => element.getBoundingClientRect());
  const width = document.documentElement.clientWidth;
  const marked = /[åéïöüýÅÉÏÖÜÝ]/;

  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${String(element.getAttribute('class') ?? '').slice(0, 60)}>`;
  const say = (fault: string, text: string, element: Element, more = '') =>
    found.add(`${fault}: “${text.trim().slice(0, 60)}” ${nameOf(element)}${more}`);

  /** A line of text as it is seen: the glyphs themselves, without the space above and below them. */
  interface Line {
    text: string;
    element: Element;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const layerOf = (element: Element): Element => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, zIndex } = styleOf(one);
      if (one.matches('dialog, [role=dialog], [popover], [role=menu]')) return one;
      if (position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto'))
        return one;
    }
    return document.body;
  };

  /** Whether an element is only for screen readers: its box is one pixel. */
  const isForEars = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, overflowX } = styleOf(one);
      if (clipPath !== 'none' || (overflowX !== 'visible' && one.clientWidth <= 1)) return true;
    }
    return false;
  };

  const isSeen = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.closest('noscript, option, svg, [inert]') === null &&
    !isForEars(element);

  /** Whether a text is mostly user content, such as the beginning of a message. Such text may end in an ellipsis. */
  const isWritten = (text: string) => {
    const words = text.split(/\s+/).filter((word) => /[A-Za-zÀ-ÿ]/.test(word));
    return words.filter((word) => marked.test(word)).length < words.length / 2;
  };

  const linesOf = (node: Text, element: Element): Line[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { fontSize, writingMode } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // Vertical text along the edge of a picture is skipped: its space is beside the glyphs, not above and below them.
    if (writingMode.startsWith('vertical')) return [];
    const layer = layerOf(element);
    return [...range.getClientRects()]
      .filter((rect) => rect.width > 1)
      .map((rect) => {
        const middle = (rect.top + rect.bottom) / 2;
        const half = Math.min(rect.height / 2, size * 0.36);
        return {
          text: node.data,
          element,
          layer,
          left: rect.left,
          right: rect.right,
          top: middle - half,
          bottom: middle + half,
        };
      });
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !/\S/.test(node.data) || !isSeen(element)) continue;
    if (element.closest('script, style, template')) continue;
    lines.push(...linesOf(node, element));
  }

  /** Checks whether a line is cut off by an element around it. A line that people can scroll to is not cut off. */
  const judgeCut = (line: Line) => {
    let sideways = true;
    let down = true;
    for (let one: Element | null = line.element; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      const box = boxOf(one);
      const isMeant =
        (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') && isWritten(line.text);
      if (isMeant) return;
      if (['auto', 'scroll'].includes(style.overflowX)) sideways = false;
      if (['auto', 'scroll'].includes(style.overflowY)) down = false;
      const cutsX = sideways && ['hidden', 'clip'].includes(style.overflowX);
      const cutsY = down && ['hidden', 'clip'].includes(style.overflowY);
      // A line that is wholly outside belongs to the next slide or to a collapsed part.
      const isAway =
        line.left >= box.right || line.right <= box.left || line.top >= box.bottom || line.bottom <= box.top;
      if ((cutsX || cutsY) && isAway) return;
      if (cutsX && (line.right > box.right + 1.5 || line.left < box.left - 1.5))
        return say('cut sideways', line.text, line.element, ` by ${nameOf(one)}`);
      if (cutsY && (line.bottom > box.bottom + 1 || line.top < box.top - 1))
        return say('cut below', line.text, line.element, ` by ${nameOf(one)}`);
      if (style.position === 'fixed') break;
    }
    if (sideways && (line.right > width + 1 || line.left < -1))
      say(
        'beyond the window',
        line.text,
        line.element,
        ` ${Math.round(line.left)}–${Math.round(line.right)}`,
      );
  };

  /** Checks whether a line overflows a visible box around it, such as a button or a badge. */
  const judgeBox = (line: Line) => {
    for (let one: Element | null = line.element; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      if (['auto', 'scroll'].includes(style.overflowX)) return;
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.isDrawn) {
        const box = boxOf(one);
        const isOut =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 1 ||
          line.bottom > box.bottom + 1;
        if (isOut) say('runs out of its box', line.text, line.element, ` of ${nameOf(one)}`);
        return;
      }
      if (style.position === 'absolute' || style.position === 'fixed') return;
    }
  };

  /** The visible part of a line that is shortened by an ellipsis or by the edge of a scroll area. */
  const asSeen = (line: Line): Line => {
    let { left, right, top, bottom } = line;
    for (let one: Element | null = line.element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      const box = boxOf(one);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === 'fixed') break;
    }
    return { ...line, left, right, top, bottom };
  };

  for (const line of lines) {
    judgeCut(line);
    judgeBox(asSeen(line));
  }

  // Field texts are not text nodes of the page, so their width is measured with the field's font.
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[placeholder]',
  )) {
    if (!pen || !isSeen(field)) continue;
    const isChoice = field instanceof HTMLSelectElement;
    if (!isChoice && field.value !== '') continue;
    const text = isChoice ? (field.selectedOptions[0]?.label ?? '') : field.placeholder;
    const style = getComputedStyle(field);
    const { fontSize } = isChoice ? style : getComputedStyle(field, '::placeholder');
    pen.font = `${style.fontWeight} ${fontSize} ${style.fontFamily}`;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const needed = pen.measureText(text).width;
    if (needed > room + 1 && !isWritten(text))
      say('has no room in its field', text, field, ` ${Math.round(needed)} of ${Math.round(room)}`);
  }

  const inOrder = lines.map(asSeen).sort((one, other) => one.top - other.top);
  for (const [index, one] of inOrder.entries()) {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next];
      if (!other || other.top >= one.bottom - 1) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && along > 1.5)
        say(
          'overlap',
          one.text,
          one.element,
          ` and “${other.text.trim().slice(0, 40)}” ${nameOf(other.element)}`,
        );
    }
  }

  const before = window.scrollX;
  window.scrollTo(1000, window.scrollY);
  if (window.scrollX > 0)
    found.add(`the page is wider than the window: ${document.documentElement.scrollWidth} of ${width}`);
  window.scrollTo(before, window.scrollY);

  return [...found];
}
