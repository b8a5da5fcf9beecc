import { useId } from 'react';
import { Link } from 'react-router';
import { useDesignPrefetch } from '#web/features/designs/showing/use-design-prefetch.ts';
import { MarkButton } from '#web/features/engagement/marks/mark-button.tsx';
import { Stitch } from '#web/features/reviews/stitch.tsx';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import type { FoundTile } from './search.api.ts';

interface DesignTileProps {
  design: FoundTile;
  /** The tile whose picture is seen first. */
  isFirst: boolean;
  /** Shown instead of the maker and their town, where these are already shown above. */
  line?: string;
}

export function DesignTile({ design, isFirst, line }: DesignTileProps) {
  const t = useWords(discoveryWords);
  const ui = useWords(uiWords);
  const { id, title, picture, maker, discount, rating, reviewCount } = design;
  // A design may be in two lists of a page.
  const titleId = useId();
  const prefetch = useDesignPrefetch(id);
  const to = `/product/${id}`;
  return (
    <article className="tile" aria-labelledby={titleId}>
      <div className="relative">
        <Link to={to} prefetch="intent" tabIndex={-1} className="block" {...prefetch}>
          {picture ? (
            <Picture
              picture={picture}
              alt={t('pictureOf', { title, maker: maker.name })}
              sizes="(min-width: 1200px) 330px, (min-width: 900px) 30vw, 50vw"
              first={isFirst}
            />
          ) : (
            <div className="picture" />
          )}
        </Link>
        {discount > 0 ? (
          <span className="ribbon num tile-ribbon">{ui('off', { percent: discount })}</span>
        ) : null}
        <MarkButton kind="save" designId={id} fromServer={design.save} className="tile-save" />
      </div>
      <h2 id={titleId} lang={design.titleLang} dir="auto" className="tile-title">
        <Link to={to} prefetch="intent" {...prefetch}>
          {title}
        </Link>
      </h2>
      <p className="meta">
        {rating === null ? null : (
          <span className="tile-rating num">
            <Stitch sewn />
            <span aria-hidden="true">{rating.toFixed(1)}</span>
            <span className="sr-only">{t('rated', { rating: rating.toFixed(1), count: reviewCount })}</span>
          </span>
        )}
        {line ?? [maker.name, townOf(maker.city)].filter((part) => part !== '').join(', ')}
      </p>
      <div className="tile-price">
        <Price price={design.price} original={design.originalPrice} discount={0} />
      </div>
    </article>
  );
}
