interface Known {
  makerId: number;
  makerIsVerified: boolean;
  /** Likes of the listed entry: of a design, or of all designs of a maker. */
  likesCount: number;
}

/**
 * Puts designs that have likes or a verified maker first. Both groups keep their order. The viewer's own designs are
 * in the first group, so that viewers see what they have published.
 */
export function leadWithKnown<Row extends Known>(rows: readonly Row[], viewerId: number | null): Row[] {
  const isKnown = (row: Row) => row.makerIsVerified || row.likesCount > 0 || row.makerId === viewerId;
  return [...rows.filter(isKnown), ...rows.filter((row) => !isKnown(row))];
}
