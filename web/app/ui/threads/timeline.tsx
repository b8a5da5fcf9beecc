import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { Check, Minus } from '../icons.tsx';
import { Weave } from '../skeleton.tsx';

export interface Step {
  key: string;
  title: ReactNode;
  line?: ReactNode;
  /** Content beyond text, such as pictures. */
  beneath?: ReactNode;
  /** `ahead` is done before an earlier step is; `passed` was passed over and will not be done. */
  state: 'done' | 'ahead' | 'passed' | 'now' | 'next';
}

/**
 * Vertical steps: stitches for steps done, holes for steps to come, a bare line past those passed over. A step done
 * ahead gets a tick without a stitch.
 */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  const t = useWords(uiWords);
  return (
    <ol className="sewn">
      {steps.map(({ key, title, line, beneath, state }) => (
        <li key={key} className={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
          <span className="knot" aria-hidden="true">
            {state === 'done' || state === 'ahead' ? <Check /> : state === 'passed' ? <Minus /> : null}
          </span>
          <p
            className={
              state === 'next' || state === 'passed'
                ? 'leading-[1.35] font-medium text-ink-3'
                : 'leading-[1.35] font-semibold'
            }
          >
            {title}
            {state === 'now' ? (
              <>
                {' '}
                <span className="now-mark">{t('now')}</span>
              </>
            ) : (
              <span className="sr-only"> ({t(state)})</span>
            )}
          </p>
          {line ? <p className="meta">{line}</p> : null}
          {beneath}
        </li>
      ))}
    </ol>
  );
}

/** The skeleton of a timeline with this many steps. */
export function TimelineSkeleton({ steps }: { steps: number }) {
  return (
    <ul className="sewn">
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike and never change
        <li key={step} className="next">
          <span className="knot" />
          <span className="grid gap-2.5 pt-1">
            <Weave className="h-3.5 w-1/2" />
            <Weave className="h-3 w-2/3" />
          </span>
        </li>
      ))}
    </ul>
  );
}
