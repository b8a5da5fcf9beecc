interface Sample {
  /** When the primary was asked, in milliseconds of this process's own clock. */
  at: number;
  /** Where its log ended, in bytes. */
  position: number;
}

/** Where the primary's log ended at which time: so the age of a replica is told without comparing clocks of machines. */
export interface LogPositions {
  note(sample: Sample): void;
  /** The latest time of which a replica that shows the log up to `position` shows everything; undefined when unknown. */
  freshAsOf(position: number): number | undefined;
}

/** Forgets what is older than `keptMs` before the newest sample. */
export function makeLogPositions(keptMs: number): LogPositions {
  let samples: Sample[] = [];
  return {
    note(sample) {
      samples = [...samples.filter(({ at }) => sample.at - at <= keptMs), sample];
    },
    freshAsOf: (position) => samples.findLast((sample) => sample.position <= position)?.at,
  };
}
