import type { FeedDesign, getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Picture } from '#contracts/platform/picture.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ServerCount } from '#web/features/engagement/marks/use-design-count.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import { isSpread } from './rhythm.ts';

/** A design as a feed card shows it; the browser receives nothing more. */
export interface FeedCard {
  id: number;
  title: string;
  titleLang: string;
  /** The beginning of its description; '' on cards of the first page that have no room for it. */
  excerpt: string;
  excerptLang: string;
  /** Rupees. */
  price: number;
  /** Rupees before the discount; null if there is none. */
  original: number | null;
  /** Percent. */
  discount: number;
  category: string;
  materials: string[];
  pictures: Picture[];
  dyes: string[];
  maker: FeedDesign['designer'];
  like: ServerMark;
  save: ServerMark;
  follow: ServerMark;
  comments: ServerCount;
  shares: ServerCount;
}

export interface FeedPage {
  cards: FeedCard[];
  /** The number of all designs. */
  total: number;
  next: string | null;
}

const minute = 60_000;

/** Published designs, newest first. With the cursor, pages neither repeat nor skip designs while new ones arrive. */
export const feedList = listOf(undefined);

/** The same for the makers whom the viewer follows. */
export const followingList = listOf('following');

export type FeedTab = 'all' | 'following';

function listOf(tab: 'following' | undefined): ApiList<FeedPage> {
  return {
    key: [tab ?? 'feed'],
    staleTime: 5 * minute,
    async fetch(api, cursor) {
      const asOf = settledMarks();
      const { products, total, nextCursor } = await api.call<typeof getProductsForFeed>(
        'GET /api/design/getProductsForFeed',
        {
          query: { ...(tab ? { tab } : {}), ...(cursor === undefined ? {} : { cursor }) },
        },
      );
      const cards = products.map((design) => cardOf(design, asOf));
      return { cards: cursor === undefined ? lightened(cards) : cards, total, next: nextCursor };
    },
    next: (page) => page.next,
  };
}

/**
 * Removes data that the first page does not show, because it would be a tenth of the bytes of the HTML: placeholders
 * of pictures that are loaded by the time they are scrolled to, and excerpts outside spreads.
 */
function lightened(cards: FeedCard[]): FeedCard[] {
  return cards.map((card, place) => ({
    ...card,
    excerpt: isSpread(place) ? card.excerpt : '',
    pictures: card.pictures.map((picture, nth) =>
      place + nth === 0 ? picture : { ...picture, placeholder: '' },
    ),
  }));
}

const longestExcerpt = 140;

/** The first sentence, or as many of its words as fit beside a picture. */
export function excerptOf(description: string): string {
  const [sentence = ''] = description.trim().split(/(?<=[.!?।])\s|\n/, 1);
  if (sentence.length <= longestExcerpt) return sentence;
  const words = sentence.slice(0, longestExcerpt + 1).split(' ');
  return `${words.length > 1 ? words.slice(0, -1).join(' ') : sentence.slice(0, longestExcerpt)}…`;
}

function cardOf(design: FeedDesign, asOf: number): FeedCard {
  return {
    id: design.id,
    title: design.title,
    titleLang: design.titleLang,
    excerpt: excerptOf(design.description),
    excerptLang: design.descriptionLang,
    price: design.price,
    original: design.originalPrice,
    discount: design.discount ?? 0,
    category: design.category,
    materials: [design.materialOne, design.materialTwo].filter((name) => name !== null),
    pictures: design.pictures,
    dyes: design.dyes,
    maker: design.designer,
    like: { on: design.isLiked, count: design.meta.likesCount, asOf },
    save: { on: design.isSaved, count: design.meta.savesCount, asOf },
    follow: { on: design.designer.isFollowed, count: 0, asOf },
    comments: { count: design.meta.commentCount, asOf },
    shares: { count: design.meta.sharesCount, asOf },
  };
}
