import { type ReactNode, useState } from 'react';
import type { DesignDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import { draftQuery } from './drafts.api.ts';

interface OpenedDraftProps {
  /** The id from the address. */
  id: string;
  children: (draft: DesignDraft) => ReactNode;
}

/**
 * Loads a draft once, as it is on the server now, and opens it; later refetches do not overwrite what is typed. The
 * page handles a missing draft.
 */
export function OpenedDraft({ id, children }: OpenedDraftProps) {
  const query = usePageQuery(draftQuery(id), null);
  const [opened, setOpened] = useState<DesignDraft | null>(null);
  if (opened === null && query.data !== undefined && !query.isFetching) setOpened(query.data);
  if (opened !== null) return children(opened);
  if (query.error) {
    return <ErrorState line={sentenceOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <Loading className="mt-8 grid gap-10 md:grid-cols-2 md:gap-14">
      <Weave className="aspect-4/5" />
      <WeaveLines widths={['w-1/3', 'w-full', 'w-1/3', 'w-full', 'w-1/3', 'w-full']} />
    </Loading>
  );
}

/** Shown if the draft does not exist or belongs to another person. */
export function DraftGone() {
  const t = useWords(draftsWords);
  return (
    <div className="page">
      <EmptyState title={t('missing')} line={t('missingLine')}>
        <ButtonLink to="/userDashboard?tab=products">{t('toDashboard')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
