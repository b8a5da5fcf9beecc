/**
 * Moves the focus to the first of these elements that takes it; hidden ones do not. Called before a pressed button
 * leaves the page with what it did, as the focus would fall to the body.
 */
export function focusFirst(...elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
