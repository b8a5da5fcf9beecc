import { Form, Link } from 'react-router';
import { enquiryStatuses } from '#contracts/enquiries/enquiry.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Search, X } from '#web/ui/icons.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import { type EnquiriesPage, enquiriesList } from './enquiries.api.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { type InboxState, inboxAddress, longestInboxSearch } from './inbox-state.ts';

interface EnquiryInboxProps {
  state: InboxState;
  openId: number;
  preloaded: Preloaded<EnquiriesPage> | null;
}

/** The enquiries about the viewer's designs: a search field, a status filter and the list. */
export function EnquiryInbox({ state, openId, preloaded }: EnquiryInboxProps) {
  const t = useWords(enquiriesWords);
  const list = usePageList(enquiriesList(state), preloaded, { keepsPrevious: true });
  const counts = list.data?.pages[0]?.counts;
  // If an enquiry is open, it has the page's h1.
  const Heading = Number.isNaN(openId) ? 'h1' : 'h2';
  const all = counts && enquiryStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <div className="enquiries-head">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading className="title-2">{t('title')}</Heading>
          <Link to="/enquiries" prefetch="intent" className="link reach text-2">
            {t('sent.link')}
          </Link>
        </div>
        <Form
          key={state.q}
          role="search"
          action="/enquiry-management"
          className="search-box"
          preventScrollReset
        >
          <Search />
          {state.status === null ? null : <input type="hidden" name="status" value={state.status} />}
          <input
            type="search"
            name="q"
            defaultValue={state.q}
            maxLength={longestInboxSearch}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('search')}
            placeholder={t('search')}
          />
          {state.q === '' ? null : (
            <Link to={inboxAddress({ ...state, q: '' })} className="search-clear" aria-label={t('clear')}>
              <X />
            </Link>
          )}
        </Form>
        <nav className="enquiries-chips fading-row" aria-label={t('statuses')}>
          {([null, ...enquiryStatuses] as const).map((status) => (
            <Link
              key={status ?? 'ALL'}
              to={inboxAddress({ ...state, status })}
              className={classNames('chip', status === state.status && 'chip-on')}
              {...(status === state.status ? { 'aria-current': 'true' as const } : {})}
            >
              {status === null ? t('all') : t(`status.${status}`)}
              {counts ? <span className="num">{status === null ? all : counts[status]}</span> : null}
            </Link>
          ))}
        </nav>
      </div>
      <Rows list={list} state={state} openId={openId} />
    </>
  );
}

interface RowsProps {
  list: ReturnType<typeof usePageList<EnquiriesPage>>;
  state: InboxState;
  openId: number;
}

/** The list in its four states. */
function Rows({ list, state, openId }: RowsProps) {
  const t = useWords(enquiriesWords);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (!list.isError) return <InboxSkeleton />;
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) {
    const isFiltered = state.status !== null || state.q !== '';
    return isFiltered ? (
      <EmptyState picture="letter" title={t('noneFound')} line={t('noneFoundLine')}>
        <ButtonLink to="/enquiry-management">{t('showAll')}</ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState picture="letter" title={t('none')} line={t('noneLine')}>
        <ButtonLink to="/upload-product">{t('upload')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-seam" aria-label={t('title')} aria-busy={list.isPlaceholderData}>
        {rows.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryRow
              enquiry={enquiry}
              to={inboxAddress(state, enquiry.id)}
              isOpen={enquiry.id === openId}
            />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} />
    </>
  );
}

function InboxSkeleton() {
  return (
    <Loading className="divide-y divide-seam">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="enquiry-row">
          <Weave className="aspect-4/5 w-14" />
          <WeaveLines widths={['w-2/5', 'w-4/5', 'w-1/2']} />
        </div>
      ))}
    </Loading>
  );
}
