import { Link } from 'react-router';
import { useDesignPrefetch } from '#web/features/designs/showing/use-design-prefetch.ts';
import { CategoryLink } from '#web/features/discovery/explore/category-link.tsx';
import { FollowButton } from '#web/features/engagement/follows/follow-button.tsx';
import { DesignActions } from '#web/features/engagement/marks/design-actions.tsx';
import { materialOf } from '#web/platform/cloth/cloth.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Price } from '#web/ui/price.tsx';
import { Dyes, SelvedgeLine } from '#web/ui/threads/selvedge-line.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import { CardPictures } from './card-pictures.tsx';
import type { FeedCard as Card } from './feed.api.ts';
import { isSpread } from './rhythm.ts';

interface FeedCardProps {
  card: Card;
  /** Counted from 0 at the top of the feed. */
  index: number;
}

export function FeedCard({ card, index }: FeedCardProps) {
  const t = useWords(feedWords);
  const { id, title, maker, category, materials } = card;
  const prefetch = useDesignPrefetch(id);
  const to = `/product/${id}`;
  return (
    <article className="feed-card" aria-labelledby={`design-${id}`}>
      <div className="bleed relative" {...prefetch}>
        <CardPictures card={card} isSpread={isSpread(index)} isFirst={index === 0} to={to} />
        {isSpread(index) ? (
          <SelvedgeLine
            dyes={card.dyes}
            words={[
              'Tanabana',
              townOf(maker.city),
              ...materials.map(materialOf),
              t('number', { id: String(id) }),
            ]}
          />
        ) : null}
      </div>
      <div className="feed-words">
        <div className="flex items-center justify-between gap-x-4 md:flex-wrap">
          <Link to={`/publicProfile/${maker.id}`} prefetch="none" className="min-w-0">
            <Byline person={maker} verified={maker.isVerified} line={townOf(maker.city)} wraps />
          </Link>
          <FollowButton maker={maker} fromServer={card.follow} className="-mx-2.5" />
        </div>
        <h2 id={`design-${id}`} lang={card.titleLang} dir="auto" className="feed-title">
          <Link to={to} prefetch="intent" {...prefetch}>
            {title}
          </Link>
        </h2>
        {isSpread(index) && card.excerpt !== '' ? (
          <p
            lang={card.excerptLang}
            className="line-clamp-6 font-display leading-[1.45] wrap-anywhere text-ink-2 max-md:hidden"
          >
            {card.excerpt}
          </p>
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <Price price={card.price} original={card.original} discount={card.discount} />
          <Dyes dyes={card.dyes} className="mb-2 md:hidden" />
        </div>
        <p className="meta">
          <CategoryLink category={category} />
          {materials.length > 0 ? (
            <span className="ml-2.5">{materials.map(materialOf).join(' · ')}</span>
          ) : null}
        </p>
        <DesignActions design={card} />
        <Link to={to} prefetch="intent" className="link reach feed-more" {...prefetch}>
          {t('details')}
          <span lang={card.titleLang} className="sr-only">
            : {title}
          </span>
        </Link>
      </div>
    </article>
  );
}
