import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isPageLeft, noteHistoryMoves, stayOnPage } from '#web/platform/network/leave-page.ts';
import { isNavigating } from '#web/platform/network/router-on-page.ts';

interface Overlay {
  close: () => void;
}

/** A history entry: the router's index of its page, and the number of overlays open over the page. */
interface Entry {
  page: number;
  depth: number;
}

/** The open overlays, bottom first. */
const overlays: Overlay[] = [];
let here: Entry = { page: 0, depth: 0 };
/** Whether a history navigation past the entries of closed overlays is in progress. */
let isLeaving = false;
let timer: number | undefined;

/**
 * Makes Back close an overlay instead of leaving the page: while `isOpen`, the history has an extra entry. If the
 * overlay is closed in another way, that entry is removed by going back; an entry left behind by a link is skipped
 * later.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close() };
    overlays.push(overlay);
    settleSoon();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** Belongs in the root: handles Back before the router does, and follows its navigations. */
export function useOverlayHistory(): void {
  const { key } = useLocation();
  useEffect(() => {
    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  // In a layout effect, so that a Back right after the navigation is known to come from this entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is another entry
  useLayoutEffect(() => {
    if (!isLeaving) here = entryNow();
    settleSoon();
  }, [key]);
}

function entryNow(): Entry {
  const state = window.history.state as { idx?: number; overlays?: number } | null;
  return { page: state?.idx ?? 0, depth: state?.overlays ?? 0 };
}

/** Deferred, so that an overlay that replaces another one reuses its entry. */
function settleSoon(): void {
  if (timer === undefined) timer = window.setTimeout(settle);
}

/** Adjusts the number of history entries to the number of overlays. */
function settle(): void {
  timer = undefined;
  if (isLeaving || isPageLeft()) return;
  here = entryNow();
  for (let depth = here.depth + 1; depth <= overlays.length; depth += 1) {
    window.history.pushState({ ...window.history.state, overlays: depth }, '');
    here = entryNow();
  }
  // A link that closes its overlay pushes its own entry; going back meanwhile would undo that navigation.
  if (here.depth > overlays.length && !isNavigating()) {
    setLeaving(true);
    window.history.go(overlays.length - here.depth);
  }
}

function setLeaving(leaves: boolean): void {
  isLeaving = leaves;
  noteHistoryMoves(leaves);
}

function onShow(): void {
  forgetHistoryMoves();
  settleSoon();
}

/** Resets all pending history navigations and page loads, for example when they ended without an event. */
export function forgetHistoryMoves(): void {
  window.clearTimeout(timer);
  timer = undefined;
  setLeaving(false);
  stayOnPage();
}

function onPop(event: PopStateEvent): void {
  const from = here;
  here = entryNow();
  const isSamePage = here.page === from.page;
  // If the person went back, this cancelled the load of the next document.
  if (!isLeaving) stayOnPage();
  if (isLeaving && isSamePage) {
    setLeaving(false);
    event.stopImmediatePropagation();
    settleSoon();
    return;
  }
  // Blocks other history navigations until the next entry is reached.
  const isPassedOver = !isSamePage && here.depth > 0;
  setLeaving(isPassedOver);
  if (isSamePage && overlays.length > 0) {
    event.stopImmediatePropagation();
    for (const overlay of overlays.slice(here.depth).reverse()) overlay.close();
    // An overlay that refuses to close gets its entry again.
    settleSoon();
  } else if (isSamePage && here.depth !== from.depth) {
    event.stopImmediatePropagation();
    window.history.go(here.depth < from.depth ? -1 : 1);
  } else if (isPassedOver) {
    event.stopImmediatePropagation();
    window.history.go(here.page < from.page ? -1 : 1);
    // The page shown is still the previous one.
    here = from;
  }
}
