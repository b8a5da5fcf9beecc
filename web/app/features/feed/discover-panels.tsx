import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Picture } from '#web/ui/picture.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import { type SuggestedMaker, suggestionsQuery, type TrendingDesign, trendingQuery } from './discover.api.ts';

/** Makers to follow and this week's trending designs, beside the feed. */
export function DiscoverPanels() {
  return (
    <>
      <Suggestions />
      <Trending />
    </>
  );
}

/** Makers of the newest designs whom the viewer does not follow; renders nothing if there are none. */
export function Suggestions() {
  const t = useWords(feedWords, 'makers');
  // The page renders it twice: in the rail and, for narrower windows, between the designs.
  const title = useId();
  const { data = [] } = useQuery({
    ...queryOptions(suggestionsQuery),
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title-3">
        {t('title')}
      </h2>
      <ul className="divide-y divide-seam">
        {data.map((maker) => (
          <li key={maker.id} className="py-1">
            <Maker maker={maker} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Maker({ maker }: { maker: SuggestedMaker }) {
  const t = useWords(feedWords, 'makers');
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="min-w-0 flex-1">
        <Byline
          person={maker}
          line={[t(maker.isVerified ? 'verified' : 'notVerified'), townOf(maker.city)]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
      <Link
        to={`/publicProfile/${maker.id}`}
        aria-label={t('viewOf', { name: maker.name })}
        className="link inline-flex min-h-11 shrink-0 items-center text-2"
      >
        {t('view')}
      </Link>
    </div>
  );
}

/** This week's trending designs; renders nothing if there are none. */
function Trending() {
  const t = useWords(feedWords, 'trending');
  const { data = [] } = useQuery({
    ...queryOptions(trendingQuery),
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="trending">
      <h2 id="trending" className="title-3">
        {t('title')}
      </h2>
      <ol className="mt-1 divide-y divide-seam">
        {data.map((design, index) => (
          <li key={design.id}>
            <TrendingRow design={design} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TrendingRow({ design, rank }: { design: TrendingDesign; rank: number }) {
  const t = useWords(feedWords, 'trending');
  const { id, title, cover, likesCount, ordersCount } = design;
  const counts = [
    likesCount > 0 ? t('likes', { count: likesCount }) : '',
    ordersCount > 0 ? t('orders', { count: ordersCount }) : '',
  ];
  return (
    <Link
      to={`/product/${id}`}
      prefetch="intent"
      className="group grid grid-cols-[26px_56px_1fr] items-center gap-3 py-3"
    >
      <span className="num font-display text-[26px] leading-none text-ink-3">{rank}</span>
      {cover === null ? <span className="picture block" /> : <Picture picture={cover} alt="" sizes="56px" />}
      <span className="grid gap-0.5">
        <span
          lang={design.titleLang}
          dir="auto"
          className="line-clamp-2 font-display text-[18px] leading-[1.2] wrap-anywhere group-hover:text-indigo"
        >
          {title}
        </span>
        <span className="hint num">{counts.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  );
}
