import { toPaise } from '#contracts/money/money.ts';
import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancelTable, inRupees, type KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import keptSharesWords from '#web/words/en/features/orders/endings/kept-shares.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { CancelTerms } from './cancel-terms.tsx';

const placeId = 'cancel-later';

interface CancelLaterProps {
  shares: KeptShares;
  /** In rupees. */
  advance: number;
  maker: string;
  reader: 'buyer' | 'maker';
}

/** Before an order is paid: what would come back if it is cancelled later. */
export function CancelLater({ shares, advance, maker, reader }: CancelLaterProps) {
  const t = useWords(keptSharesWords);
  const advancePaise = toPaise(advance);
  const table = cancelTable({ shares, advancePaise, heldPaise: advancePaise }).map(inRupees);
  const isBuyer = reader === 'buyer';
  return (
    <div id={placeId} className="scroll-mt-24">
      <CancelTerms
        title={t(isBuyer ? 'title' : 'titleMaker')}
        titleClass="title-3"
        table={table}
        stage={null}
        reader={reader}
      >
        {isBuyer ? (
          <>
            <p>{t('free', { hours: freeCancelHours })}</p>
            <p>{t('later', { maker })}</p>
          </>
        ) : (
          <p>{t('maker')}</p>
        )}
      </CancelTerms>
    </div>
  );
}

/** Beside the button that pays: until when cancelling is free, and the shares afterwards, with a link to the table. */
export function CancelLaterLine({ shares }: Pick<CancelLaterProps, 'shares'>) {
  const t = useWords(keptSharesWords);
  const free = useWords(ordersWords, 'checkout')('freeToCancel', { hours: freeCancelHours });
  const { DESIGN: design, MAKING: making, MADE: made } = shares;
  return (
    <>
      {free} {made === 0 ? t('shortNone') : t('short', { design, making, made })}{' '}
      <a className="link" href={`#${placeId}`}>
        {t('see')}
      </a>
    </>
  );
}
