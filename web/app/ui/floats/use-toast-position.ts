import { type RefObject, useLayoutEffect } from 'react';
import { type Box, lowerEdgeOfToasts } from './toast-position.ts';

/** What toasts must not cover: fixed bars, forms, the main button, and the focused element. */
const kept =
  '[data-bar], [data-clear], .btn-1, :is(input, textarea, select, button, a, [contenteditable]):focus';
const edge = 16;

/** Keeps toasts off everything in `kept`, also when the page scrolls or changes. */
export function useToastPosition(region: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useLayoutEffect(() => {
    if (newest === undefined) return undefined;
    let frame = 0;
    const place = () => {
      frame = 0;
      const box = region.current;
      // A press on a toast takes the focus from the element that it avoided; moving now would slip the toast away
      // from under the pointer.
      if (!box || box.matches(':active')) return;
      const screen = screenNow();
      const lower = lowerEdgeOfToasts(box.getBoundingClientRect(), screen, obstaclesFor(box));
      box.style.setProperty('--toasts-above', `${Math.round(window.innerHeight - lower)}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    // The popover's size is known only after it is shown.
    soon();
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'pointerup', 'pointercancel'] as const;
    for (const name of events) window.addEventListener(name, soon, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', soon);
    // The page, its bars and its pictures can change while toasts are shown.
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      grown.disconnect();
      for (const name of events) window.removeEventListener(name, soon, { capture: true });
      window.visualViewport?.removeEventListener('resize', soon);
    };
  }, [region, newest]);
}

/** The topmost open dialog. */
function dialogInFront(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/**
 * The visible part of the window, without a phone's on-screen keyboard and, if no dialog covers it, without the
 * header.
 */
function screenNow(): Box {
  const { visualViewport: seen, innerHeight, innerWidth } = window;
  const header = dialogInFront() ? null : document.querySelector('header')?.getBoundingClientRect();
  const top = header && header.top <= 0 ? Math.max(0, header.bottom) : 0;
  const bottom = seen ? Math.min(innerHeight, seen.offsetTop + seen.height) : innerHeight;
  return { top: top + edge / 2, right: innerWidth, bottom: bottom - edge, left: 0 };
}

/**
 * The boxes to avoid. Behind an open dialog nothing can be pressed, so only the dialog counts: all of it, because its
 * controls can be anywhere, unless it fills the window; then only the parts in `kept`.
 */
function obstaclesFor(toasts: HTMLElement): DOMRect[] {
  const dialog = dialogInFront();
  const isWhole = dialog !== undefined && dialog.getBoundingClientRect().top > 0;
  const obstacles = isWhole ? [dialog] : [...(dialog ?? document).querySelectorAll(kept)];
  return obstacles
    .filter((one) => !toasts.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
