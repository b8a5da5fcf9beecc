/** In pixels: `gap` between a dialog and its button, `edge` at least between it and the edge of the window. */
const gap = 10;
const edge = 12;

interface Place {
  left: number;
  top: number;
}

/**
 * The position of a box at a button: beneath it, or above it if there is not enough room, aligned to its left or else
 * its right edge; beside it if neither fits; always within the window. All in pixels of the window.
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

/** Keeps a dialog at its button, also when the window is resized, until the returned function is called. */
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
