/** Whether another document is being loaded in place of this one. */
let isLeft = false;
/** Whether the history is on its way to another entry of this page. */
let isMoving = false;
let waiting: (() => void) | null = null;

/** Moving the history now would end the load of the next document. */
export const isPageLeft = (): boolean => isLeft;

/**
 * Loads another document in place of this one, by `location.assign` or `reload`: at once, or as soon as the history
 * rests, whose move would end the load.
 */
export function leavePage(load: () => void): void {
  isLeft = true;
  if (isMoving) waiting = load;
  else load();
}

/** Said by what moves the history, before it does and after. */
export function noteHistoryMoves(moves: boolean): void {
  isMoving = moves;
  if (moves || waiting === null) return;
  const load = waiting;
  waiting = null;
  load();
}

/** The browser shows a page again that it had kept as it was left. */
export function returnToPage(): void {
  isLeft = false;
}
