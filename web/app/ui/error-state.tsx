import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { Button } from './button.tsx';
import { RotateCw } from './icons.tsx';

interface ErrorStateProps {
  /** The reason, and what to do. */
  line: ReactNode;
  title?: ReactNode;
  onRetry?: () => void;
  children?: ReactNode;
  /** `h1` if the error is all that the page shows. */
  heading?: 'h1' | 'h2';
}

interface Pressed {
  /** The ancestors of the part, nearest first. */
  around: readonly HTMLElement[];
  headings: ReadonlySet<Element>;
}

/**
 * The retry button is removed while its part reloads. The focus moves to the nearest remaining ancestor, and then to
 * the first new heading in it, unless the person has moved the focus meanwhile.
 */
function useRetry(onRetry: (() => void) | undefined): {
  part: RefObject<HTMLDivElement | null>;
  retry: () => void;
} {
  const part = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(null);
  useEffect(
    () => () => {
      const place = pressed.current?.around.find((one) => one.isConnected);
      if (place && pressed.current && document.activeElement === document.body)
        focusIn(place, pressed.current.headings);
    },
    [],
  );
  return {
    part,
    retry() {
      if (part.current)
        pressed.current = {
          around: ancestorsOf(part.current),
          headings: new Set(document.querySelectorAll(headings)),
        };
      onRetry?.();
    },
  };
}

const headings = 'h1, h2, h3';

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

function focusIn(place: HTMLElement, known: ReadonlySet<Element>): void {
  const focusHeading = () => {
    const come = [...place.querySelectorAll<HTMLElement>(headings)].find((one) => !known.has(one));
    if (come) focusQuietly(come);
    return come !== undefined;
  };
  if (focusHeading()) return;
  focusQuietly(place);
  const watch = new MutationObserver(() => {
    if (document.activeElement !== place || focusHeading()) watch.disconnect();
  });
  watch.observe(place, { childList: true, subtree: true });
}

/** Focuses an element, making it focusable if needed; then without an outline, because it cannot be pressed. */
function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/** The error of a small part of a page whose other parts have loaded: a sentence and a retry button. */
export function SmallErrorState({ line, onRetry }: { line: ReactNode; onRetry: () => void }) {
  const t = useWords(uiWords);
  const { part, retry } = useRetry(onRetry);
  return (
    <div ref={part} role="alert" className="flex flex-wrap items-center gap-x-5">
      <p className="meta max-w-[40ch]">{line}</p>
      <Button kind="text" small className="-mx-2.5" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

/** The error of a page or a large part, drawn as a snapped thread. */
export function ErrorState({ line, title, onRetry, children, heading: Heading = 'h2' }: ErrorStateProps) {
  const t = useWords(uiWords);
  const { part, retry } = useRetry(onRetry);
  return (
    <div ref={part} role="alert" className="grid justify-items-center gap-3.5 px-4 py-6 text-center md:py-10">
      <SnappedThread />
      <Heading className="title-2">{title ?? t('snapped')}</Heading>
      <p className="meta max-w-[40ch] text-balance">{line}</p>
      <div className="mt-2 btn-row justify-center">
        {onRetry ? (
          <Button onClick={retry}>
            <RotateCw />
            {t('tryAgain')}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}

const warp = Array.from({ length: 24 }, (_, thread) => `M${10 + thread * 13} 14V106`).join('');

function SnappedThread() {
  return (
    <svg
      viewBox="0 0 320 120"
      fill="none"
      strokeWidth="1.4"
      aria-hidden="true"
      className="w-[min(200px,70%)] md:w-[300px]"
    >
      <path d={warp} stroke="var(--tb-seam)" />
      <path
        d="M4 60C40 52 60 68 96 60S128 54 138 60M182 60C196 66 214 52 236 60S290 66 316 58"
        stroke="var(--tb-bad)"
        strokeWidth="2"
      />
      <path
        d="M138 60L148 52M138 60L150 60M138 60L147 69M182 60L172 53M182 60L170 62M182 60L174 70"
        stroke="var(--tb-bad)"
      />
    </svg>
  );
}
