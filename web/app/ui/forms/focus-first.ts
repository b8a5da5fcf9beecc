/**
 * Focuses the first of these elements that can take the focus; hidden ones cannot. Call it before a pressed button is
 * removed, because the focus would fall to the body.
 */
export function focusFirst(...elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
