import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { splitSentence } from '#web/platform/sentences/split-sentence.ts';
import { useStore } from '#web/platform/store/store.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { IconButton } from '../icon-button.tsx';
import { Bell, CircleAlert, CircleCheck, Info, X } from '../icons.tsx';
import { dismissAnswers, dismissToast, heldTones, type Toast, type ToastTone, toasts } from './toast.ts';
import { useToastPosition } from './use-toast-position.ts';

const shownFor = 5000;

const toneStyles: Record<ToastTone, { icon: typeof Info; tone: string; color: string }> = {
  good: { icon: CircleCheck, tone: 'var(--tb-good)', color: 'text-good' },
  bad: { icon: CircleAlert, tone: 'var(--tb-bad)', color: 'text-bad' },
  note: { icon: Info, tone: 'var(--tb-turmeric)', color: 'text-turmeric-text' },
  news: { icon: Bell, tone: 'var(--tb-turmeric)', color: 'text-turmeric-text' },
};

/** The toasts: bottom right, never over a main button or the field in use. Rendered once, in the root. */
export function Toaster() {
  const t = useWords(uiWords);
  const held = useStore(heldTones);
  const shown = useStore(toasts).filter(({ tone }) => !held.includes(tone));
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;

  // Reopened for each new toast, because a dialog opened later would cover an older popover.
  useEffect(() => {
    const box = region.current;
    if (box?.matches(':popover-open')) box.hidePopover();
    if (newest !== undefined) box?.showPopover();
  }, [newest]);

  // In the capture phase, before the form's own handler, whose toast must stay.
  useEffect(() => {
    window.addEventListener('submit', dismissAnswers, { capture: true });
    return () => window.removeEventListener('submit', dismissAnswers, { capture: true });
  }, []);

  useToastPosition(region, newest);

  return (
    <section ref={region} popover="manual" className="toasts" aria-label={t('messages')} aria-live="polite">
      {shown.map((one) => (
        <ToastSlip key={one.id} toast={one} />
      ))}
    </section>
  );
}

function ToastSlip({ toast: { id, tone, title, line, action } }: { toast: Toast }) {
  const whole = useSentence(title);
  const below = useSentence(line);
  const [heading, said] = typeof title === 'string' ? [whole, below] : splitSentence(whole, below);
  const t = useWords(uiWords);
  const [held, setHeld] = useState(false);
  const { icon: Icon, tone: thread, color } = toneStyles[tone];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), shownFor);
    return () => clearTimeout(timer);
  }, [held, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a toast waits while it is being read
    <div
      className="toast"
      style={{ '--tone': thread }}
      role={tone === 'bad' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={color} />
      <div className="flex-1">
        <p className="leading-[1.35] font-semibold">
          <WholeNumbers>{heading}</WholeNumbers>
        </p>
        {said ? (
          <p className="meta">
            <WholeNumbers>{said}</WholeNumbers>
          </p>
        ) : null}
        {action ? (
          <button
            type="button"
            className="link -mb-2 min-h-11 font-medium"
            onClick={() => {
              dismissToast(id);
              action.act();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={t('dismiss')} className="-my-2.5 text-ink-3" onClick={() => dismissToast(id)}>
        <X className="size-4" />
      </IconButton>
    </div>
  );
}
