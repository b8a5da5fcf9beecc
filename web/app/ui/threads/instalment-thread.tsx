import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

interface Instalment {
  label: ReactNode;
  /** In rupees, tax included. */
  amount: number;
  paid: boolean;
  note?: ReactNode;
}

interface InstalmentThreadProps {
  advance: Instalment;
  final: Instalment;
}

/** The advance and the final payment as one thread of two fifths and three fifths. */
export function InstalmentThread({ advance, final }: InstalmentThreadProps) {
  const t = useWords(uiWords);
  return (
    <div className="instalments">
      {[advance, final].map((part, index) => (
        <div key={index === 0 ? 'advance' : 'final'} className={part.paid ? '' : 'unpaid'}>
          <span className="meta">{part.label}</span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="num font-display text-5 leading-tight">{formatRupees(part.amount)}</span>
            <span className="hint">{t('withTax')}</span>
          </span>
          {part.note ? <span className="hint">{part.note}</span> : null}
        </div>
      ))}
    </div>
  );
}
