import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { createBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { createQuote, offerQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { Answer } from '../../call-api.ts';
import type { TestApp } from '../../servers/app.ts';
import type { Actor } from '../actors.ts';
import { designOf } from '../shop.ts';
import { quoteWords, stageQuotePicture } from './quotes.ts';

type BriefWords = RequestOf<typeof createBrief>['body'];

/** A brief for a lehenga from Bengaluru. */
export const briefWords = () =>
  ({
    garment: 'lehenga',
    title: 'Lehenga like my grandmother’s',
    words: 'In green Katan silk, with a wide border.',
    fabric: 'Katan silk',
    budgetFrom: 15_000,
    budgetTo: 30_000,
    neededBy: addDays(istDayOf(new Date()), 90),
    pincode: '560003',
    wearer: 'SELF',
  }) satisfies BriefWords;

export async function postBrief(owner: Pick<Actor, 'call'>, words: Partial<BriefWords> = {}): Promise<Brief> {
  const { status, body, error } = await owner.call(createBrief, { body: { ...briefWords(), ...words } });
  if (status !== 200) throw new Error(error.message);
  return body.brief;
}

/** A maker with a published lehenga. */
export async function lehengaMaker(app: TestApp, name = 'Meher Ansari'): Promise<Actor> {
  const maker = await app.actor({ name, role: 'DESIGNER' });
  await designOf(app, maker, { category: "Women's Fashion" });
  return maker;
}

type BidWords = Partial<Omit<RequestOf<typeof createQuote>['body'], 'briefId'>>;

export async function draftBid(
  maker: Pick<Actor, 'call'>,
  briefId: number,
  words: BidWords = {},
): Promise<Answer<typeof createQuote>> {
  const mediaIds = [await stageQuotePicture(maker)];
  return maker.call(createQuote, { body: { ...quoteWords, mediaIds, briefId, ...words } });
}

export const offerBid = (maker: Pick<Actor, 'call'>, { id, version }: Quote) =>
  maker.call(offerQuote, { params: { id }, body: { version } });

/** Answers a brief with an offered quote. */
export async function bidOn(
  maker: Pick<Actor, 'call'>,
  briefId: number,
  words: BidWords = {},
): Promise<Quote> {
  const draft = await draftBid(maker, briefId, words);
  if (draft.status !== 200) throw new Error(draft.error.message);
  const { status, body, error } = await offerBid(maker, draft.body.quote);
  if (status !== 200) throw new Error(error.message);
  return body.quote;
}
