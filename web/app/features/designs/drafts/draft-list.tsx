import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { SmallErrorState } from '#web/ui/error-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import { DeleteDraftDialog } from './delete-draft-dialog.tsx';
import { draftsQuery } from './drafts.api.ts';

/** The viewer's unfinished designs in the dashboard; renders nothing if there are none. */
export function DraftList() {
  const t = useWords(draftsWords, 'list');
  const drafts = usePageQuery(draftsQuery, null);
  const [doomed, setDoomed] = useState<{ id: number; title: string } | null>(null);
  if (drafts.data === undefined) {
    if (!drafts.isError) return null;
    return (
      <section aria-labelledby="drafts">
        <h2 id="drafts" className="title-3 mb-2">
          {t('title')}
        </h2>
        <SmallErrorState line={sentenceOf(drafts.error, t('failed'))} onRetry={() => void drafts.refetch()} />
      </section>
    );
  }
  if (drafts.data.length === 0 && doomed === null) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="title-3">
        {t('title')}
      </h2>
      <p className="meta mb-2">{t('line')}</p>
      <ul className="divide-y divide-seam">
        {drafts.data.map((draft) => (
          <DraftEntry
            key={draft.id}
            draft={draft}
            onDelete={() => setDoomed({ id: draft.id, title: draft.title || t('untitled') })}
          />
        ))}
      </ul>
      <DeleteDraftDialog draft={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}

function DraftEntry({ draft, onDelete }: { draft: ListedDraft; onDelete: () => void }) {
  const t = useWords(draftsWords, 'list');
  const { id, image, pictureCount, updatedAt, goesAt } = draft;
  const title = draft.title || t('untitled');
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[52px_minmax(0,1fr)_auto] sm:items-center">
      <span className="block">
        {image === null ? (
          <span className="picture block" />
        ) : (
          <Picture picture={{ url: image }} alt="" sizes="52px" />
        )}
      </span>
      <span className="grid gap-0.5">
        <span
          lang={writtenIn(title)}
          dir="auto"
          className="line-clamp-2 leading-[1.3] font-semibold wrap-anywhere"
        >
          {title}
        </span>
        <span className="meta num">
          {t('pictures', { count: pictureCount })} · {t('changed', { moment: formatMoment(updatedAt) })}
        </span>
        <span className="meta num">{t('goes', { day: formatShortDay(goesAt) })}</span>
      </span>
      <span className="col-start-2 flex flex-wrap gap-x-5 sm:col-start-3">
        <Link to={`/upload-product?draft=${id}`} className={link} aria-label={t('continueOf', { title })}>
          {t('continue')}
        </Link>
        <button
          type="button"
          className={`${link} text-bad!`}
          aria-label={t('deleteOf', { title })}
          aria-haspopup="dialog"
          onClick={onDelete}
        >
          {t('delete')}
        </button>
      </span>
    </li>
  );
}
