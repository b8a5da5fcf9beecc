interface Known {
  makerId: number;
  makerIsVerified: boolean;
  /** Of what is ordered: the design, or all designs of the maker. */
  likesCount: number;
}

/**
 * What people can judge by comes first: designs that a person likes or whose maker is verified, then the others; each
 * half keeps its order. The viewer's own stay among the first, so that they see what they have published.
 */
export function leadWithKnown<Row extends Known>(rows: readonly Row[], viewerId: number | null): Row[] {
  const isKnown = (row: Row) => row.makerIsVerified || row.likesCount > 0 || row.makerId === viewerId;
  return [...rows.filter(isKnown), ...rows.filter((row) => !isKnown(row))];
}
