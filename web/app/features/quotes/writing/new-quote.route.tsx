import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { enquiryQuery } from '#web/features/enquiries/enquiries.api.ts';
import { foundQuery } from '#web/features/messaging/messaging.api.ts';
import { idIn } from '#web/features/messaging/receiver-of.ts';
import { designToOrder } from '#web/features/orders/placing/checkout.api.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { QuoteFormSkeleton } from '../missing-quote.tsx';
import { chatQuotes } from '../quotes.api.ts';
import type { Route } from './+types/new-quote.route.ts';
import { emptyLine, type TypedQuote } from './quote.form.ts';
import { QuoteForm } from './quote-form.tsx';
import { ToBrief } from './to-brief.tsx';
import type { QuoteTarget } from './writing.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(writingWords);
  return pageMeta(matches, { title: t('plainTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = () => null;

/**
 * Begins a quote: `to` is the person of a chat, `enquiry` the enquiry or `brief` the brief that it answers; `design`
 * is what it starts from.
 */
export default function NewQuotePage() {
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <Guarded>
        <Addressed />
      </Guarded>
    </div>
  );
}

function Addressed() {
  const [search] = useSearchParams();
  const to = idIn(search.get('to'));
  const enquiry = idIn(search.get('enquiry'));
  const brief = idIn(search.get('brief'));
  const designId = idIn(search.get('design'));
  if (to !== null) return <ToPerson key={to} receiverId={to} designId={designId} />;
  if (enquiry !== null) return <ToEnquiry key={enquiry} enquiryId={enquiry} />;
  if (brief !== null) return <ToBrief key={brief} briefId={brief} />;
  return <Nobody />;
}

function ToPerson({ receiverId, designId }: { receiverId: number; designId: number | null }) {
  const { data: found, error, refetch } = useQuery(queryOptions(foundQuery(receiverId)));
  const chatId = found?.chatId ?? null;
  const quotes = useQuery({ ...queryOptions(chatQuotes(chatId ?? 0)), enabled: chatId !== null });
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  if (found === undefined || (chatId !== null && quotes.isPending)) return <QuoteFormSkeleton />;
  if (chatId === null || quotes.data?.can.create === false) return <NotPossible />;
  return (
    <Form name={found.person.name} target={{ chatId, designId }} back={`/chat?receiverId=${receiverId}`} />
  );
}

function ToEnquiry({ enquiryId }: { enquiryId: number }) {
  const { data, error, refetch } = useQuery(queryOptions(enquiryQuery(String(enquiryId))));
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <QuoteFormSkeleton />;
  if (!data.can.chat) return <NotPossible />;
  const designId = data.design.isShown ? data.design.id : null;
  return <Form name={data.name} target={{ enquiryId, designId }} back={`/enquiry/${enquiryId}`} />;
}

interface FormProps {
  name: string;
  target: QuoteTarget;
  /** The page that the maker came from. */
  back: string;
}

/** The form, once the design that it starts from is known. */
function Form({ name, target, back }: FormProps) {
  const t = useWords(writingWords);
  const { viewer } = useViewer();
  const { designId } = target;
  const { data: design, isPending } = useQuery({
    ...queryOptions(designToOrder(String(designId ?? 0))),
    enabled: designId !== null,
  });
  if (viewer === null || (designId !== null && isPending)) return <QuoteFormSkeleton />;
  const first: Partial<TypedQuote> =
    design === undefined
      ? {}
      : {
          title: design.title,
          measuring: design.measuring,
          lines: [
            {
              ...emptyLine,
              label: design.title,
              amount: String(design.price),
              days: String(design.completionDays),
            },
          ],
        };
  return (
    <>
      <BackLink to={back}>{name}</BackLink>
      <h1 className="title-1 mt-2 wrap-anywhere">{t('newTitle', { name })}</h1>
      <p className="lead mt-2 mb-8">{t('lead', { name })}</p>
      <QuoteForm viewerId={viewer.id} name={name} quote={null} target={target} first={first} />
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return isNotFound(error) ? (
    <Nobody />
  ) : (
    <ErrorState heading="h1" line={sentenceOf(error)} onRetry={onRetry} />
  );
}

function Nobody() {
  const t = useWords(writingWords);
  const q = useWords(quotesWords, 'list');
  return (
    <EmptyState heading="h1" picture="letter" title={t('noOne')} line={t('noOneLine')}>
      <ButtonLink to="/chat">{q('toChats')}</ButtonLink>
    </EmptyState>
  );
}

function NotPossible() {
  const t = useWords(writingWords);
  const q = useWords(quotesWords, 'page');
  return (
    <EmptyState heading="h1" picture="letter" title={t('notPossible')} line={t('notPossibleLine')}>
      <ButtonLink to="/quotes?side=written">{q('back')}</ButtonLink>
    </EmptyState>
  );
}
