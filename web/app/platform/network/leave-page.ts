/** Whether another document is being loaded in place of this one. */
let isLeft = false;
/** Whether a history navigation within this page is in progress. */
let isMoving = false;
let waiting: (() => void) | null = null;

/** Milliseconds to wait for a history navigation, because a browser may not report its end. */
const longestMove = 500;

/** While true, a history navigation would cancel the load of the next document. */
export const isPageLeft = (): boolean => isLeft;

/**
 * Loads another document by `location.assign` or `reload`: at once, or after a history navigation in progress, which
 * would cancel the load.
 */
export function leavePage(load: () => void): void {
  isLeft = true;
  waiting = load;
  if (isMoving) setTimeout(loadWaiting, longestMove);
  else loadWaiting();
}

/** Call before and after navigating the history. */
export function noteHistoryMoves(moves: boolean): void {
  isMoving = moves;
  if (!moves) loadWaiting();
}

/** The page stays: the browser restored it from the back/forward cache, or the person went back during the load. */
export function stayOnPage(): void {
  isLeft = false;
}

function loadWaiting(): void {
  const load = waiting;
  waiting = null;
  load?.();
}
