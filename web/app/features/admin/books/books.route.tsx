import type { Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import booksWords from '#web/words/en/features/admin/books/books.json';
import type { Route } from './+types/books.route.ts';
import { AllIsWell, Audit } from './book-audit.tsx';
import { type Books as BooksData, booksQuery } from './books.api.ts';
import { BooksSummary } from './books-summary.tsx';
import { DisputeTable } from './disputes.tsx';
import { GivenUpWebhooks } from './given-up-webhooks.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(booksWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, booksQuery);
}

export const clientLoader = noLoaderData;

/** Counts of what needs attention, then differences, disputed payments, and webhooks that could not be applied. */
export default function Books({ loaderData }: Route.ComponentProps) {
  const t = useWords(booksWords);
  const { data, error, refetch } = usePageQuery(booksQuery, loaderData);
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt-1.5 mb-8 max-w-[60ch]">{t('lead')}</p>
      {data !== undefined ? (
        <Found books={data} />
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-10">
          <Loading className="grid gap-3">
            <Weave className="h-5 w-48" />
            <Weave className="h-28" />
          </Loading>
          <Loading className="grid gap-3">
            <Weave className="h-5 w-32" />
            <Weave className="h-3 w-96 max-w-full" />
            <Weave className="h-3 w-64" />
          </Loading>
        </div>
      )}
    </>
  );
}

function Found({ books: { audit, disputes, webhooks } }: { books: BooksData }) {
  const t = useWords(booksWords);
  // Differences first, then what has a deadline.
  const isPressing = disputes.some(({ status }) => isDisputeOpen(status));
  const comparison = (
    <section key="comparison" aria-labelledby="comparison" className="grid grid-rows-[auto_1fr]">
      <h2 id="comparison" className="title-3 mb-4">
        {t('comparison')}
      </h2>
      <Audit audit={audit} />
    </section>
  );
  const disputed = <Disputes key="disputes" disputes={disputes} />;
  const differs = audit !== null && (audit.count > 0 || audit.isOverdue);
  const isCalm = audit?.count === 0 && disputes.length === 0;
  return (
    <div className={classNames('grid gap-12', isCalm && 'lg:grid-cols-2 lg:gap-x-10')}>
      <BooksSummary audit={audit} disputes={disputes} webhooks={webhooks} />
      {differs || !isPressing ? [comparison, disputed] : [disputed, comparison]}
      <GivenUpWebhooks webhooks={webhooks} />
    </div>
  );
}

function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  const t = useWords(booksWords, 'disputes');
  const open = disputes.filter(({ status }) => isDisputeOpen(status));
  const ended = disputes.filter(({ status }) => !isDisputeOpen(status));
  return (
    <section aria-labelledby="disputes" className="grid grid-rows-[auto_1fr]">
      <h2 id="disputes" className="title-3 mb-4">
        {t('title')}
      </h2>
      {disputes.length === 0 ? (
        <AllIsWell title={t('none')} line={t('lead')} />
      ) : (
        <p className="meta -mt-3 max-w-[60ch]">{t('lead')}</p>
      )}
      <Part title={t('open')} disputes={open} />
      <Part title={t('ended')} disputes={ended} />
    </section>
  );
}

/** Disputes of one kind under a heading; renders nothing if there are none. */
function Part({ title, disputes }: { title: string; disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-1 font-sans font-semibold">{title}</h3>
      <DisputeTable caption={title} disputes={disputes} />
    </>
  );
}
