import type { ClothAct, ClothActor } from './cloth.states.ts';

/** The sentences of bells and letters about cloth; each is `cloth.<name>` in the catalogue of news. */
export const clothNews = [
  'ASK',
  'AGREE',
  'REFUSE',
  'RECEIVE',
  'CONFIRM',
  'OBJECT',
  'CHOOSE',
  'PRICE',
  'ADAPT',
  'DECLINE',
  'LAPSE',
  'RETURN',
] as const;
export type ClothNews = (typeof clothNews)[number];

/**
 * Who is told of an act, and with which sentence: the other side of a side's act; both, of the clock. What a quote did
 * tells of itself, and a request that was taken back asks nothing any more; null for them.
 */
export function newsOfAct(
  act: ClothAct,
  by: ClothActor,
): { news: ClothNews; buyer: boolean; maker: boolean } | null {
  const isChoice = act === 'SEND_MORE' || act === 'MAKER_ADDS' || act === 'SMALLER';
  const news = isChoice ? 'CHOOSE' : clothNews.find((name) => name === act);
  return news === undefined ? null : { news, buyer: by !== 'BUYER', maker: by !== 'MAKER' };
}
