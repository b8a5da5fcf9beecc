interface Sample {
  /** When the primary was queried, in milliseconds of this process's own clock. */
  at: number;
  /** The end of its log, in bytes. */
  position: number;
}

/**
 * Records the end of the primary's log over time, so that a replica's lag can be computed without comparing the
 * clocks of two machines.
 */
export interface LogPositions {
  note(sample: Sample): void;
  /** The latest time up to which a replica at `position` has all changes; undefined if unknown. */
  freshAsOf(position: number): number | undefined;
}

/** Drops samples that are more than `keptMs` older than the newest. */
export function makeLogPositions(keptMs: number): LogPositions {
  let samples: Sample[] = [];
  return {
    note(sample) {
      samples = [...samples.filter(({ at }) => sample.at - at <= keptMs), sample];
    },
    freshAsOf: (position) => samples.findLast((sample) => sample.position <= position)?.at,
  };
}
