/** The states of a brief. Makers can bid only while it is open. */
export const briefStates = ['OPEN', 'ACCEPTED', 'ENDED', 'EXPIRED'] as const;
export type BriefState = (typeof briefStates)[number];

/** CLOCK: its time is over. */
export const briefActors = ['OWNER', 'CLOCK'] as const;
export type BriefActor = (typeof briefActors)[number];

export const briefActs = ['ACCEPT', 'END', 'EXPIRE'] as const;
export type BriefAct = (typeof briefActs)[number];

interface BriefMove {
  from: BriefState;
  act: BriefAct;
  by: BriefActor;
  to: BriefState;
  /** Present if the move is made at a time: when the brief ends. */
  timer?: 'ENDS_AT';
}

/** The only transition table of briefs. A brief that has taken a bid stays so whatever happens to the quote. */
const briefMoves: readonly BriefMove[] = [
  { from: 'OPEN', act: 'ACCEPT', by: 'OWNER', to: 'ACCEPTED' },
  { from: 'OPEN', act: 'END', by: 'OWNER', to: 'ENDED' },
  { from: 'OPEN', act: 'EXPIRE', by: 'CLOCK', to: 'EXPIRED', timer: 'ENDS_AT' },
];

/** The state after an act; undefined if the table does not allow it. */
export function briefAfter(from: BriefState, act: BriefAct, by: BriefActor): BriefState | undefined {
  return briefMoves.find((move) => move.from === from && move.act === act && move.by === by)?.to;
}
