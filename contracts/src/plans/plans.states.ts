/** The states of a step of a plan. CHANGE_ASKED: beyond the free changes, so that the maker answers first. */
export const stepStates = ['OPEN', 'SUBMITTED', 'CHANGE_ASKED', 'PRICED', 'APPROVED', 'DONE'] as const;
export type PlanStepState = (typeof stepStates)[number];

/** CLOCK: the buyer stayed silent. */
export const stepActors = ['BUYER', 'MAKER', 'CLOCK'] as const;
export type StepActor = (typeof stepActors)[number];

export const stepActs = [
  'FINISH',
  'SUBMIT',
  'APPROVE',
  'LAPSE',
  'ASK_CHANGE',
  'ASK_MORE',
  'TAKE_FREE',
  'PRICE',
  'REFUSE',
  'ACCEPT',
  'DECLINE',
  'WITHDRAW',
] as const;
export type StepAct = (typeof stepActs)[number];

interface StepMove {
  from: readonly PlanStepState[];
  act: StepAct;
  by: StepActor;
  to: PlanStepState;
}

/**
 * The only transition table of steps. Silence approves what was submitted, and declines a price: it never takes money.
 */
const stepMoves: readonly StepMove[] = [
  // A step that needs no approval.
  { from: ['OPEN'], act: 'FINISH', by: 'MAKER', to: 'DONE' },
  { from: ['OPEN'], act: 'SUBMIT', by: 'MAKER', to: 'SUBMITTED' },
  { from: ['SUBMITTED'], act: 'APPROVE', by: 'BUYER', to: 'APPROVED' },
  { from: ['SUBMITTED'], act: 'LAPSE', by: 'CLOCK', to: 'APPROVED' },
  { from: ['SUBMITTED'], act: 'ASK_CHANGE', by: 'BUYER', to: 'OPEN' },
  { from: ['SUBMITTED'], act: 'ASK_MORE', by: 'BUYER', to: 'CHANGE_ASKED' },
  { from: ['CHANGE_ASKED'], act: 'TAKE_FREE', by: 'MAKER', to: 'OPEN' },
  { from: ['CHANGE_ASKED'], act: 'PRICE', by: 'MAKER', to: 'PRICED' },
  { from: ['CHANGE_ASKED'], act: 'REFUSE', by: 'MAKER', to: 'SUBMITTED' },
  { from: ['PRICED'], act: 'ACCEPT', by: 'BUYER', to: 'OPEN' },
  { from: ['PRICED'], act: 'DECLINE', by: 'BUYER', to: 'SUBMITTED' },
  { from: ['PRICED'], act: 'LAPSE', by: 'CLOCK', to: 'SUBMITTED' },
  { from: ['CHANGE_ASKED'], act: 'WITHDRAW', by: 'BUYER', to: 'SUBMITTED' },
];

/** The state after an act; undefined if the table does not allow it. */
export function stepAfter(from: PlanStepState, act: StepAct, by: StepActor): PlanStepState | undefined {
  return stepMoves.find((move) => move.act === act && move.by === by && move.from.includes(from))?.to;
}

/** Whether the work of a step is finished, so that what waits for it may be closed. */
export const isFinishedState = (state: PlanStepState) => state === 'APPROVED' || state === 'DONE';

/** States in which the buyer's silence is counted. */
export const waitsForBuyer = (state: PlanStepState) => state === 'SUBMITTED' || state === 'PRICED';

/** The states of a change that the buyer asked for. */
export const changeStates = [
  'FREE',
  'ASKED',
  'PRICED',
  'ACCEPTED',
  'REFUSED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type ChangeState = (typeof changeStates)[number];

/** What an act makes of the change that it is about. */
export const changeAfter: Partial<Record<StepAct, ChangeState>> = {
  ASK_CHANGE: 'FREE',
  ASK_MORE: 'ASKED',
  TAKE_FREE: 'FREE',
  PRICE: 'PRICED',
  REFUSE: 'REFUSED',
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  WITHDRAW: 'WITHDRAWN',
};
