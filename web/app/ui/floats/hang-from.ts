/** Pixels between a hanging dialog and its button, and at least between it and the edge of the window. */
const gap = 10;
const edge = 12;

interface Place {
  left: number;
  top: number;
}

/**
 * Where a box of this size hangs from a button: beneath it, above it where there is not enough room beneath, sharing
 * its left edge or else its right one; beside it where there is neither; always within the window. All in pixels of
 * the window.
 */
export function placeBeneath(
  button: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  box: { width: number; height: number },
  view: { width: number; height: number },
): Place {
  const fitsRightwards = button.left + box.width <= view.width - edge;
  const left = fitsRightwards ? button.left : button.right - box.width;
  const beneath = button.bottom + gap;
  const above = button.top - gap - box.height;
  const fitsBeneath = beneath + box.height <= view.height - edge;
  const isBeside = !fitsBeneath && above < edge;
  const before = button.left - gap - box.width;
  const beside = before >= edge ? before : button.right + gap;
  return {
    left: between(edge, isBeside ? beside : left, view.width - edge - box.width),
    top: between(edge, fitsBeneath || isBeside ? beneath : above, view.height - edge - box.height),
  };
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** Keeps a dialog at its button, also while the window is resized, until what it returns is called. */
export function hangFrom(dialog: HTMLElement, button: Element): () => void {
  const place = () => {
    const { left, top } = placeBeneath(
      button.getBoundingClientRect(),
      { width: dialog.offsetWidth, height: dialog.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    dialog.style.setProperty('--hang-left', `${left}px`);
    dialog.style.setProperty('--hang-top', `${top}px`);
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
