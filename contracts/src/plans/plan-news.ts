import type { StepAct, StepActor } from './plans.states.ts';

/** The sentences of bells and letters about a plan; each is `plans.<name>` in the catalogue of news. */
export const planNews = [
  'MADE',
  'FINISH',
  'SUBMIT',
  'REMIND',
  'APPROVE',
  'SILENT',
  'ASK_CHANGE',
  'ASK_MORE',
  'TAKE_FREE',
  'PRICE',
  'REFUSE',
  'ACCEPT',
  'DECLINE',
  'UNANSWERED',
  'WITHDRAW',
] as const;
export type PlanNews = (typeof planNews)[number];

const ofBuyer: readonly StepAct[] = ['APPROVE', 'ASK_CHANGE', 'ASK_MORE', 'ACCEPT', 'DECLINE', 'WITHDRAW'];

/** Who is told of a move of a step, and with which sentence: the other side; both, of silence. */
export function newsOfStep(
  act: StepAct,
  by: StepActor,
  isPrice: boolean,
): { news: PlanNews; buyer: boolean; maker: boolean } {
  if (by === 'CLOCK' || act === 'LAPSE')
    return { news: isPrice ? 'UNANSWERED' : 'SILENT', buyer: true, maker: true };
  const isBuyers = ofBuyer.includes(act);
  return { news: act, buyer: !isBuyers, maker: isBuyers };
}
