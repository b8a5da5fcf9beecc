import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { ChevronLeft, ChevronRight } from './icons.tsx';
import { swipeStep } from './swipe.ts';

interface CarouselProps {
  /** The accessible label. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** The shown slide, if controlled from outside; otherwise the carousel keeps it. */
  index?: number;
  onChange?: (index: number) => void;
  className?: string;
}

/**
 * Slides side by side: turned by a swipe of 40 px, the arrow keys, the dots, or arrow buttons under a mouse. It is a
 * single tab stop.
 */
export function Carousel({ label, slides, index: given, onChange, className }: CarouselProps) {
  const t = useWords(uiWords);
  const [own, setShown] = useState(0);
  const shown = given ?? own;
  const start = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  const knots = useRef<HTMLDivElement>(null);
  const count = slides.length;

  const go = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    if (next === shown) return;
    setShown(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(shown + step);
    // The previous slide becomes inert and would lose the focus; its dot does not.
    const knot = knots.current?.children[Math.min(count - 1, Math.max(0, shown + step))];
    if (knot instanceof HTMLElement) knot.focus();
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    const step = from === null ? 0 : swipeStep(event.clientX - from.x, event.clientY - from.y);
    swiped.current = step !== 0;
    go(shown + step);
  };

  if (count <= 1) return <div className={className}>{slides[0]?.content}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would make every card of the feed a landmark
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      className={`group relative ${className ?? ''}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beneath do the same for everyone */}
      <div
        className="touch-pan-y overflow-hidden"
        onPointerDown={(event) => {
          start.current = { x: event.clientX, y: event.clientY };
          swiped.current = false;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = null;
        }}
        onClickCapture={(event) => {
          // A swipe that ends on a link is not a press on it.
          if (swiped.current) event.preventDefault();
        }}
        onKeyDown={onKeyDown}
      >
        <div
          className="flex transition-transform duration-(--tb-easy) ease-out"
          style={{ transform: `translateX(-${shown * 100}%)` }}
        >
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the pattern of carousels
            <div
              key={key}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', { number: index + 1, count })}
              className="w-full flex-none"
              inert={index !== shown}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <Arrow side="left" label={t('previousPicture')} hidden={shown === 0} onClick={() => go(shown - 1)} />
      <Arrow
        side="right"
        label={t('nextPicture')}
        hidden={shown === count - 1}
        onClick={() => go(shown + 1)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: knots are one control, not a fieldset */}
      <div
        ref={knots}
        role="group"
        aria-label={label}
        className="absolute bottom-1 left-2 flex"
        onKeyDown={onKeyDown}
      >
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            aria-label={t('slideOf', { number: index + 1, count })}
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            className="grid h-6 place-items-center px-[3px]"
            onClick={() => go(index)}
          >
            <i
              className={`block h-0.5 w-4.5 shadow-[0_0_3px_rgb(19_18_38/0.5)] ${index === shown ? 'bg-on-dark' : 'bg-on-dark/55'}`}
            />
          </button>
        ))}
      </div>
    </div>
  );
}

interface ArrowProps {
  side: 'left' | 'right';
  label: string;
  hidden: boolean;
  onClick: () => void;
}

/** Shown under a mouse only; there are swipes for touch and arrow keys for keyboards. */
function Arrow({ side, label, hidden, onClick }: ArrowProps) {
  if (hidden) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 hidden size-10 -translate-y-1/2 place-items-center rounded-md bg-raised/90 text-ink opacity-0 transition-opacity duration-(--tb-quick) group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:hover)]:grid ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      {side === 'left' ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
}
