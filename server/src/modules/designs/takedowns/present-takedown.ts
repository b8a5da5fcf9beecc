import type { Takedown } from '#contracts/designs/takedown.contract.ts';

interface TakedownRow {
  reason: string;
  hiddenAt: Date;
  appeal: string | null;
  appealedAt: Date | null;
  answer: string | null;
}

export function presentTakedown({ reason, hiddenAt, appeal, appealedAt, answer }: TakedownRow): Takedown {
  return {
    reason,
    hiddenAt: hiddenAt.toISOString(),
    appeal:
      appeal === null || appealedAt === null
        ? null
        : { words: appeal, sentAt: appealedAt.toISOString(), answer },
  };
}
