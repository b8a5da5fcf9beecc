import { useState } from 'react';
import type { HouseLetter } from '#contracts/admin/letters/house-letters.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import lettersWords from '#web/words/en/features/admin/letters/letters.json';
import type { Route } from './+types/letters.route.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { houseLettersQuery } from './letters.api.ts';
import { SendDialog } from './send-dialog.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(lettersWords);
  return pageMeta(matches, { title: t('title'), description: t('line') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, houseLettersQuery);
}

export const clientLoader = noLoaderData;

/** Letters of the house to people who agreed to them: write, preview, send and count. */
export default function LettersPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(lettersWords);
  const { data, error, refetch } = usePageQuery(houseLettersQuery, loaderData);
  /** `opened` is null for a new one. */
  const [edited, setEdited] = useState<{ opened: HouseLetter | null }>();
  const [sent, setSent] = useState<HouseLetter>();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-1.5 max-w-[60ch]">{data ? t('agreed', { count: data.agreed }) : t('line')}</p>
        </div>
        <Button small onClick={() => setEdited({ opened: null })}>
          {t('write')}
        </Button>
      </div>
      {data ? (
        data.letters.length === 0 ? (
          <EmptyState picture="letter" title={t('empty')} line={t('emptyLine')} />
        ) : (
          <ul className="divide-y divide-seam border-y border-seam">
            {data.letters.map((letter) => (
              <LetterRow
                key={letter.id}
                letter={letter}
                onEdit={() => setEdited({ opened: letter })}
                onSend={() => setSent(letter)}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <Loading>
          <WeaveLines />
        </Loading>
      )}
      {edited ? <LetterDialog opened={edited.opened} onClose={() => setEdited(undefined)} /> : null}
      {sent ? (
        <SendDialog letter={sent} agreed={data?.agreed ?? 0} onClose={() => setSent(undefined)} />
      ) : null}
    </div>
  );
}

interface LetterRowProps {
  letter: HouseLetter;
  onEdit: () => void;
  onSend: () => void;
}

function LetterRow({ letter, onEdit, onSend }: LetterRowProps) {
  const t = useWords(lettersWords);
  const { words, status, writtenBy, changedAt, sentAt, readers } = letter;
  const isDraft = status === 'DRAFT';
  const brief = (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{words.en.subject}</span>
        <Badge tone={isDraft ? 'still' : status === 'SENT' ? 'good' : 'warn'}>{t(`status.${status}`)}</Badge>
      </span>
      <span className="meta">
        {isDraft || sentAt === null
          ? t('changed', { name: writtenBy, day: formatShortDay(changedAt) })
          : t('sent', { count: readers, day: formatShortDay(sentAt) })}
      </span>
    </>
  );
  if (!isDraft) return <li className="grid min-h-18 content-center gap-1 pt-3 pb-2.5">{brief}</li>;
  return (
    <li className="flex min-h-18 items-center gap-x-4 md:gap-x-6">
      <button
        type="button"
        aria-label={t('editOf', { subject: words.en.subject })}
        className="grid min-w-0 flex-1 cursor-pointer gap-1 pt-3 pb-2.5 text-left"
        onClick={onEdit}
      >
        {brief}
      </button>
      <Button small kind="ghost" onClick={onSend}>
        {t('send')}
      </Button>
    </li>
  );
}
