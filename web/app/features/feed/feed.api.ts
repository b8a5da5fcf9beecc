import type { FeedDesign, getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Picture } from '#contracts/platform/picture.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ServerCount } from '#web/features/engagement/marks/use-design-count.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import { isSpread } from './rhythm.ts';

/** A design as a card of the feed shows it; nothing more travels to the browser. */
export interface FeedCard {
  id: number;
  title: string;
  titleLang: string;
  /** How its description begins; empty for a card of the first page that has no room for it. */
  excerpt: string;
  excerptLang: string;
  /** Rupees. */
  price: number;
  /** Rupees before the discount; null when there is none. */
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
  /** How many designs there are in all. */
  total: number;
  next: string | null;
}

const minute = 60_000;

/** Published designs, newest first. A cursor never repeats or skips while new ones arrive. */
export const feedList = listOf(undefined);

/** The same of the makers whom the viewer follows. */
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
 * The first page comes with the HTML, where what is not drawn would be a tenth of the bytes: the blurs of pictures that
 * are loaded by the time one scrolls to them, and the words that only a spread has room for.
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

/** The first sentence, or as many whole words of it as stand beside a picture. */
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
