import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { type KnownAddresses, knownAddresses } from '#web/features/orders/placing/checkout.api.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useHeldToasts } from '#web/ui/floats/use-held-toasts.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { QuoteFormSkeleton } from '../missing-quote.tsx';
import { quoteQuery, useQuoteNews } from '../quotes.api.ts';
import type { Route } from './+types/pay-quote.route.ts';
import { PayQuote } from './pay-quote.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(quotesWords);
  return pageMeta(matches, { title: t('pay.title'), description: t('pay.description') });
};

interface Read {
  quote: Preloaded<Quote>;
  addresses: Preloaded<KnownAddresses>;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const [quote, addresses] = await Promise.all([
    preload(args.context, quoteQuery(args.params.id)),
    preload(args.context, knownAddresses),
  ]);
  return { quote, addresses };
}

export const clientLoader = noLoaderData;

/** Pays the advance of an accepted quote: the address, the amounts and the payment window. */
export default function PayQuotePage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(quotesWords, 'pay');
  useHeldToasts('news');
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <BackLink to={`/quotes/${params.id}`}>{t('back')}</BackLink>
      <h1 className="title-1 mt-2 mb-7">{t('title')}</h1>
      <Guarded>
        <PayOf key={params.id} id={params.id} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

const noAddresses: KnownAddresses = { usual: null, book: [], phone: '' };

function PayOf({ id, preloaded }: { id: string; preloaded: Read | null }) {
  const { viewer } = useViewer();
  const query = quoteQuery(id);
  useQuoteNews(query.key);
  const quote = usePageQuery(query, preloaded?.quote ?? null);
  const addresses = usePageQuery(knownAddresses, preloaded?.addresses ?? null);
  if (quote.isError && !quote.data)
    return <ErrorState line={sentenceOf(quote.error)} onRetry={() => void quote.refetch()} />;
  // A failure to load the addresses does not block the payment; the form is then empty.
  if (viewer === null || !quote.data || addresses.isPending) return <QuoteFormSkeleton />;
  return <PayQuote quote={quote.data} viewer={viewer} addresses={addresses.data ?? noAddresses} />;
}
