import type { GivenUpWebhook } from '#contracts/admin/books/books.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import booksWords from '#web/words/en/features/admin/books/books.json';

/** Webhooks of the provider that could not be applied. Renders nothing if there are none. */
export function GivenUpWebhooks({ webhooks }: { webhooks: readonly GivenUpWebhook[] }) {
  const t = useWords(booksWords, 'disputes');
  if (webhooks.length === 0) return null;
  return (
    <section aria-labelledby="webhooks" className="mt-12">
      <h2 id="webhooks" className="title-3">
        {t('webhooks')}
      </h2>
      <p className="meta mt-1 mb-5 max-w-[60ch]">{t('webhooksLead')}</p>
      <DataTable
        caption={t('webhooks')}
        rows={webhooks}
        keyOf={({ eventId }) => eventId}
        isTall
        columns={[
          {
            key: 'event',
            heading: t('event'),
            cell: ({ eventId }) => <span className="num wrap-anywhere">{eventId}</span>,
          },
          {
            key: 'received',
            heading: t('received'),
            cell: ({ receivedAt }) => <span className="num">{formatMoment(receivedAt)}</span>,
          },
          {
            key: 'why',
            heading: t('why'),
            cell: ({ failure }) => <span className="wrap-anywhere">{failure}</span>,
          },
        ]}
        entry={({ eventId, receivedAt, failure }) => (
          <div className="grid gap-1">
            <strong className="num wrap-anywhere">{eventId}</strong>
            <span className="num">{formatMoment(receivedAt)}</span>
            <span className="wrap-anywhere">{failure}</span>
          </div>
        )}
      />
    </section>
  );
}
