import { useState } from 'react';
import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { LongText } from '#web/features/discovery/public-profiles/long-text.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import type { Route } from './+types/canned-answers.route.ts';
import { CannedAnswerDialog } from './canned-answer-dialog.tsx';
import { cannedAnswersQuery } from './canned-answers.api.ts';
import { DeleteCannedAnswer } from './delete-canned-answer.tsx';
import { useCannedAnswerNews } from './use-desk-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('kept.title'), description: t('kept.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, cannedAnswersQuery);
}

export const clientLoader = noLoaderData;

export default function CannedAnswers({ loaderData }: Route.ComponentProps) {
  const t = useWords(deskWords, 'kept');
  const back = useWords(deskWords)('back');
  useCannedAnswerNews();
  const { data: answers, error, refetch } = usePageQuery(cannedAnswersQuery, loaderData);
  /** The answer being edited; `opened` is null for a new one. */
  const [edited, setEdited] = useState<{ opened: CannedAnswer | null } | null>(null);
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null);
  const isEmpty = answers?.length === 0;
  const add = (
    <Button kind="primary" onClick={() => setEdited({ opened: null })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <BackLink to="/admin/complaints">{back}</BackLink>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-1.5 max-w-[60ch]">{t('lead')}</p>
        </div>
        {answers === undefined || isEmpty ? null : add}
      </div>
      {answers === undefined ? (
        error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
        ) : (
          <Loading className="grid gap-4">
            <Weave className="h-24" />
            <Weave className="h-24" />
          </Loading>
        )
      ) : isEmpty ? (
        <EmptyState picture="spool" title={t('empty')} line={t('emptyLine')}>
          {add}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-seam border-y border-seam">
          {answers.map((answer) => (
            <Kept
              key={answer.id}
              answer={answer}
              onEdit={() => setEdited({ opened: answer })}
              onDelete={() => setDeleted(answer)}
            />
          ))}
        </ul>
      )}
      {edited === null ? null : (
        <CannedAnswerDialog
          opened={edited.opened}
          current={answers?.find(({ id }) => id === edited.opened?.id)}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted === null ? null : <DeleteCannedAnswer answer={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

interface KeptProps {
  answer: CannedAnswer;
  onEdit: () => void;
  onDelete: () => void;
}

function Kept({ answer: { title, content }, onEdit, onDelete }: KeptProps) {
  const t = useWords(deskWords, 'kept');
  return (
    <li className="grid gap-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
      <div className="min-w-0">
        <h2 lang={writtenIn(title)} dir="auto" className="title-3 wrap-anywhere">
          {title}
        </h2>
        <div className="mt-1.5 max-w-[62ch]">
          <LongText text={content} longestShown={220} />
        </div>
      </div>
      <div className="btn-row items-start">
        <Button small aria-label={t('editNamed', { title })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button small kind="ghost" aria-label={t('deleteNamed', { title })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}
