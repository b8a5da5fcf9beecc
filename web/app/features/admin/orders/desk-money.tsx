import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { OrderInstalments } from '#web/features/orders/core/order-instalments.tsx';
import { RefundList } from '#web/features/orders/paying/order-refunds.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import booksWords from '#web/words/en/features/admin/books/books.json';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { DisputeList } from '../books/disputes.tsx';

/** What was paid for an order, refunded, held and disputed. */
export function DeskMoney({ desk: { order, disputes } }: { desk: DeskOrder }) {
  const t = useWords(deskWords);
  const books = useWords(booksWords, 'disputes');
  const { held, kept } = order.payments;
  /** Everything still held is kept by the maker. */
  const isKept = kept > 0 && held === kept;
  // Open disputes are at the top of the page.
  const ended = disputes.filter(({ status }) => !isDisputeOpen(status));
  return (
    <Slip aria-labelledby="payment" className="grid gap-5">
      <h2 id="payment" className="title-3">
        {t('payment')}
      </h2>
      <OrderInstalments order={order} labels={{ advance: t('advance'), final: t('final') }} />
      <dl className="num grid gap-2">
        {isKept ? null : (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t('held')}</dt>
            <dd className="font-semibold">{formatRupees(held)}</dd>
          </div>
        )}
        {kept === 0 ? null : (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t('kept')}</dt>
            <dd className="font-semibold">{formatRupees(kept)}</dd>
          </div>
        )}
      </dl>
      <RefundList order={order} reader="desk" />
      {ended.length === 0 ? null : (
        <section aria-labelledby="disputes" className="stitched-over grid gap-1 pt-4">
          <h3 id="disputes" className="font-sans font-semibold">
            {books('earlier')}
          </h3>
          <DisputeList disputes={ended} />
        </section>
      )}
    </Slip>
  );
}
