import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isPageLeft, noteHistoryMoves, stayOnPage } from '#web/platform/network/leave-page.ts';
import { isNavigating } from '#web/platform/network/router-on-page.ts';

interface Overlay {
  close: () => void;
}

/** An entry of the history: the router's number of its page, and how many overlays lie over the page there. */
interface Entry {
  page: number;
  depth: number;
}

/** What lies over the page now, the lowest first. */
const overlays: Overlay[] = [];
let here: Entry = { page: 0, depth: 0 };
/** Whether entries of closed overlays are being left or passed over. */
let isLeaving = false;
let timer: number | undefined;

/**
 * Lets Back close what lies over the page instead of leaving the page: while `isOpen`, the history has an entry more.
 * Closed by other means, the entry is left again; one that a link left behind is passed over.
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

/** Belongs into the root: listens for Back before the router does, and follows its pages. */
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
  // Noted as soon as the page is drawn, so that a Back right after it is known to come from there.
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

/** One overlay that takes the place of another in the same moment keeps its entry. */
function settleSoon(): void {
  if (timer === undefined) timer = window.setTimeout(settle);
}

/** Brings the history to as many entries as there are overlays. */
function settle(): void {
  timer = undefined;
  if (isLeaving || isPageLeft()) return;
  here = entryNow();
  for (let depth = here.depth + 1; depth <= overlays.length; depth += 1) {
    window.history.pushState({ ...window.history.state, overlays: depth }, '');
    here = entryNow();
  }
  // A link that closes its overlay pushes its own entry: going back meanwhile would undo that.
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

/** Waits for no move of the history any more, and for no other document: what was under way has ended without a word. */
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
  // A Back of a person's own ends the load of the next document.
  if (!isLeaving) stayOnPage();
  if (isLeaving && isSamePage) {
    setLeaving(false);
    event.stopImmediatePropagation();
    settleSoon();
    return;
  }
  // Until the next entry is reached nothing else may move the history.
  const isPassedOver = !isSamePage && here.depth > 0;
  setLeaving(isPassedOver);
  if (isSamePage && overlays.length > 0) {
    event.stopImmediatePropagation();
    for (const overlay of overlays.slice(here.depth).reverse()) overlay.close();
    // What refuses to close gets its entry again.
    settleSoon();
  } else if (isSamePage && here.depth !== from.depth) {
    event.stopImmediatePropagation();
    window.history.go(here.depth < from.depth ? -1 : 1);
  } else if (isPassedOver) {
    event.stopImmediatePropagation();
    window.history.go(here.page < from.page ? -1 : 1);
    // The page that is shown is still the one before.
    here = from;
  }
}
