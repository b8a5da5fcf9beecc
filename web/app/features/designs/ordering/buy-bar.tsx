import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from '../showing/design-details.api.ts';
import { OrderNow } from './order-now.tsx';

interface BuyBarProps {
  /** Its amounts are those of what is chosen. */
  design: DesignPage;
  size: string;
  choices: Choices;
}

/** On phones: the total and the order button, fixed above the bottom bar until the end of the page. */
export function BuyBar({ design, size, choices }: BuyBarProps) {
  const t = useWords(designDetailsWords);
  if (!design.canOrder) return null;
  return (
    <div data-bar className="buy-bar">
      <div className="num grid">
        <span className="font-display text-5 leading-[1.1] whitespace-nowrap">
          {formatRupees(design.total)}
        </span>
        <span className="hint min-[340px]:whitespace-nowrap">
          {t('advanceShort', { amount: formatRupees(design.advance) })}
        </span>
      </div>
      <div className="grid flex-auto">
        <OrderNow design={design} size={size} choices={choices} />
      </div>
    </div>
  );
}
