import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import type { FeedCard } from './feed.api.ts';

interface CardPicturesProps {
  card: FeedCard;
  isSpread: boolean;
  /** The first picture of the first card is loaded with priority. */
  isFirst: boolean;
  to: string;
}

const widths = {
  spread: '(min-width: 900px) 432px, 100vw',
  pair: '(min-width: 900px) 344px, 100vw',
};

/**
 * A card's pictures. Only the first is loaded until hover, focus or touch; after that always one ahead. Otherwise a
 * page of cards would load four times as many pictures as people look at.
 */
export function CardPictures({ card, isSpread, isFirst, to }: CardPicturesProps) {
  const t = useWords(feedWords);
  const [fetched, setFetched] = useState(1);
  const fetchTo = (count: number) => setFetched((before) => Math.max(before, count));

  const slides = card.pictures.map((picture, index) => ({
    key: picture.url,
    // A slide that is not loaded yet is out of sight, so it needs no link either.
    content:
      index < fetched ? (
        <Link to={to} prefetch="intent" tabIndex={-1} draggable={false} className="block">
          <Picture
            picture={picture}
            alt={t('pictureOf', { title: card.title, maker: card.maker.name, number: index + 1 })}
            sizes={isSpread ? widths.spread : widths.pair}
            first={isFirst && index === 0}
            eager={index > 0}
          />
        </Link>
      ) : (
        <div className="picture" />
      ),
  }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that pictures will be wanted, does nothing else
    <div onPointerEnter={() => fetchTo(2)} onFocus={() => fetchTo(2)}>
      <Carousel label={card.title} slides={slides} onChange={(index) => fetchTo(index + 2)} />
    </div>
  );
}
