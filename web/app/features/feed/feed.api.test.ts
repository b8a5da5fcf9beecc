import { describe, expect, it } from 'vitest';
import type { FeedDesign } from '#contracts/feed/feed.contract.ts';
import { settledMarks, settleMark } from '#web/features/engagement/marks/mark-overlay.ts';
import { createApi } from '#web/platform/api/create-api.ts';
import { excerptOf, feedList, followingList } from './feed.api.ts';

const design: FeedDesign = {
  id: 7,
  title: 'Ajrakh stole',
  titleLang: 'en',
  description: 'Printed by hand. With indigo.',
  descriptionLang: 'en',
  price: 2499,
  discount: 10,
  originalPrice: 2777,
  category: 'Accessories',
  materialOne: 'Modal silk',
  materialTwo: null,
  createdAt: '2026-11-01T04:00:00.000Z',
  images: [],
  dyes: [],
  pictures: [],
  designer: {
    id: 3,
    name: 'Sumaiya Khatri',
    city: 'Ajrakhpur',
    profileImage: null,
    isVerified: true,
    isFollowed: true,
  },
  isLiked: true,
  isSaved: false,
  meta: { likesCount: 4, commentCount: 0, sharesCount: 0, savesCount: 2 },
};

function apiWith(whileAsked: () => void, products = [design]) {
  const asked: string[] = [];
  const api = createApi(async ({ path }) => {
    asked.push(path);
    whileAsked();
    const reply = { success: true, total: 25, pageSize: 12, page: 1, products, nextCursor: 'k2' };
    return { status: 200, headers: { get: () => null }, text: async () => JSON.stringify(reply) };
  });
  return { api, asked };
}

describe('a page of the feed', () => {
  it('is asked for by cursor and tells where the next one starts', async () => {
    const { api, asked } = apiWith(() => undefined);
    await feedList.fetch(api, undefined);
    const page = await feedList.fetch(api, 'k1');
    expect(asked).toEqual(['/api/design/getProductsForFeed', '/api/design/getProductsForFeed?cursor=k1']);
    expect(feedList.next(page)).toBe('k2');
  });

  it('is asked for with its tab where it is of followed makers', async () => {
    const { api, asked } = apiWith(() => undefined);
    await followingList.fetch(api, undefined);
    await followingList.fetch(api, 'k1');
    expect(asked).toEqual([
      '/api/design/getProductsForFeed?tab=following',
      '/api/design/getProductsForFeed?tab=following&cursor=k1',
    ]);
  });

  it('dates its marks from when it was asked for, not from when it came', async () => {
    const before = settledMarks();
    const { api } = apiWith(() => settleMark('like:7', { on: false, count: 3 }));
    const { cards } = await feedList.fetch(api, undefined);
    expect(cards[0]?.like).toEqual({ on: true, count: 4, asOf: before });
    expect(cards[0]?.follow).toEqual({ on: true, count: 0, asOf: before });
  });

  it('blurs what is on the first screen of the first page, and all of the following ones', async () => {
    const blurred = { url: 'a', width: 4, height: 5, placeholder: 'data:image/webp;base64,AA' };
    const many = [1, 2, 3, 4, 5].map((id) => ({ ...design, id, pictures: [blurred] }));
    const { api } = apiWith(() => undefined, many);
    const blursOf = async (cursor?: string) =>
      (await feedList.fetch(api, cursor)).cards.map(({ pictures }) => pictures[0]?.placeholder !== '');
    expect(await blursOf()).toEqual([true, false, false, false, false]);
    expect(await blursOf('k1')).toEqual([true, true, true, true, true]);
  });

  it('names only the materials there are', async () => {
    const { api } = apiWith(() => undefined);
    const { cards } = await feedList.fetch(api, undefined);
    expect(cards[0]?.materials).toEqual(['Modal silk']);
  });
});

describe('the beginning of a description', () => {
  it('is its first sentence, in Hindi too', () => {
    expect(excerptOf('Printed by hand. With indigo.')).toBe('Printed by hand.');
    expect(excerptOf('हाथ से छपा। नील से।')).toBe('हाथ से छपा।');
    expect(excerptOf('Set of three\n\nWash cold.')).toBe('Set of three');
  });

  it('is cut between words when the sentence is long, and anywhere when it has none', () => {
    const cut = excerptOf(`${'indigo '.repeat(40)}.`);
    expect(cut.endsWith('indigo…')).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(141);
    expect(excerptOf('x'.repeat(400))).toBe(`${'x'.repeat(140)}…`);
  });
});
