/** Whether another document is being loaded in place of this one. */
let isLeft = false;
/** Whether the history is on its way to another entry of this page. */
let isMoving = false;
let waiting: (() => void) | null = null;

/** Milliseconds in which a history comes to rest; a browser that says nothing of it is not waited for any longer. */
const longestMove = 500;

/** Moving the history now would end the load of the next document. */
export const isPageLeft = (): boolean => isLeft;

/**
 * Loads another document in place of this one, by `location.assign` or `reload`: at once, or as soon as the history
 * rests, whose move would end the load.
 */
export function leavePage(load: () => void): void {
  isLeft = true;
  waiting = load;
  if (isMoving) setTimeout(loadWaiting, longestMove);
  else loadWaiting();
}

/** Said by what moves the history, before it does and after. */
export function noteHistoryMoves(moves: boolean): void {
  isMoving = moves;
  if (!moves) loadWaiting();
}

/** The page stays after all: the browser shows it again as it was left, or a person went back meanwhile. */
export function stayOnPage(): void {
  isLeft = false;
}

function loadWaiting(): void {
  const load = waiting;
  waiting = null;
  load?.();
}
