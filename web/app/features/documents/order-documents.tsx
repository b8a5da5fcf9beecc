import type { OrderDocument } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { FileButton } from '#web/ui/button.tsx';
import { SmallErrorState } from '#web/ui/error-state.tsx';
import { FileDown } from '#web/ui/icons.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import documentsWords from '#web/words/en/features/documents/documents.json';
import { documentsQuery } from './documents.api.ts';

interface OrderDocumentsProps {
  order: OrderData;
  preloaded: Preloaded<OrderDocument[]> | null;
}

/**
 * A button for the invoice of the whole order, or for the last receipt before there is one; all other documents are
 * listed below.
 */
export function OrderDocuments({ order, preloaded }: OrderDocumentsProps) {
  const t = useWords(documentsWords);
  const isPaid = order.payments.initial.paidAt !== null;
  // A payment captured after an order was cancelled is refunded and has no receipt.
  const awaitsReceipt = isPaid && order.status !== 'CANCELLED';
  const { data, error, refetch } = usePageQuery(documentsQuery(order.id), preloaded, {
    refetchEvery: (known) => {
      if (awaitsReceipt && known && !mainOf(known)) return 3000;
      // A document may have been issued before the live connection was open.
      return isPaid ? 15_000 : false;
    },
  });
  if (!data && error) {
    return <SmallErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />;
  }
  const main = data && mainOf(data);
  if (!main) {
    if (!(data ? awaitsReceipt : isPaid)) return null;
    // Reserves the space of the button.
    return (
      <Loading>
        <Weave className="h-12" />
      </Loading>
    );
  }
  const others = data.filter((document) => document !== main);
  return (
    <section className="grid gap-3" aria-label={t('title')}>
      <FileButton kind="ghost" href={main.url}>
        <FileDown />
        {t('download', { kind: main.kind })}
      </FileButton>
      {others.length === 0 ? null : (
        <ul className="grid">
          {others.map((document) => (
            <OtherDocument key={document.url} document={document} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherDocument({ document: { kind, number, issuedAt, url } }: { document: OrderDocument }) {
  const t = useWords(documentsWords);
  return (
    <li>
      <a
        href={url}
        download
        className="group flex min-h-11 items-center justify-between gap-4 py-1.5 hover:text-madder-text"
      >
        <span className="grid">
          <span className="group-hover:underline">{t('kind', { kind })}</span>
          <span className="hint num">{t('line', { number, date: formatShortDay(issuedAt) })}</span>
        </span>
        <FileDown className="size-4 shrink-0" aria-hidden="true" />
      </a>
    </li>
  );
}

function mainOf(documents: readonly OrderDocument[]): OrderDocument | undefined {
  const receipts = documents.filter(({ kind }) => kind === 'ADVANCE_RECEIPT' || kind === 'FINAL_RECEIPT');
  return documents.find(({ kind }) => kind === 'INVOICE' || kind === 'ORDER_RECEIPT') ?? receipts.at(-1);
}
