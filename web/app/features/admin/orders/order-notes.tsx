import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';

/** The desk's notes about an order, internal ones and those to the buyer. */
export function OrderNotes({ notes }: Pick<DeskOrder, 'notes'>) {
  const t = useWords(deskWords, 'notes');
  return (
    <section aria-labelledby="notes" className="grid gap-4">
      <h2 id="notes" className="title-3">
        {t('title')}
      </h2>
      {notes.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul className="grid gap-4">
          {notes.map(({ id, kind, words, authorName, at }) => (
            <li key={id} className="grid justify-items-start gap-1">
              {kind === 'TOLD' ? <Badge tone="note">{t('told')}</Badge> : null}
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {words === '' ? t('standsOnly') : words}
              </p>
              <p className="meta num">{t('line', { name: authorName, moment: formatMoment(at) })}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
