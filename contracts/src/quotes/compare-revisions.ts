import type { QuoteLine } from './quotes.rules.ts';

/** The parts of a revision that are compared. */
export interface ComparedRevision {
  title: string;
  words: string;
  included: string;
  measuring: string;
  lines: readonly QuoteLine[];
  days: number;
  functionOn: string | null;
  freeChanges: number;
  /** In rupees, with tax. */
  total: number;
  mediaIds: readonly number[];
}

interface Change<Value> {
  before: Value;
  after: Value;
}

export type LineChange =
  | { change: 'ADDED'; before: null; after: QuoteLine }
  | { change: 'REMOVED'; before: QuoteLine; after: null }
  | { change: 'CHANGED' | 'SAME'; before: QuoteLine; after: QuoteLine };

/** What a revision changed. Null for what stayed the same. */
export interface RevisionChanges {
  title: Change<string> | null;
  words: Change<string> | null;
  included: Change<string> | null;
  measuring: Change<string> | null;
  total: Change<number> | null;
  days: Change<number> | null;
  functionOn: Change<string | null> | null;
  freeChanges: Change<number> | null;
  pictures: { added: number[]; removed: number[] } | null;
  /** All lines, in the order of the later revision, then those it removed. */
  lines: LineChange[];
}

/** Compares two revisions of a quote line by line. */
export function compareRevisions(before: ComparedRevision, after: ComparedRevision): RevisionChanges {
  const changeOf = <Key extends Exclude<keyof ComparedRevision, 'lines' | 'mediaIds'>>(key: Key) =>
    before[key] === after[key] ? null : { before: before[key], after: after[key] };
  return {
    title: changeOf('title'),
    words: changeOf('words'),
    included: changeOf('included'),
    measuring: changeOf('measuring'),
    total: changeOf('total'),
    days: changeOf('days'),
    functionOn: changeOf('functionOn'),
    freeChanges: changeOf('freeChanges'),
    pictures: picturesChanged(before.mediaIds, after.mediaIds),
    lines: compareLines(before.lines, after.lines),
  };
}

function picturesChanged(before: readonly number[], after: readonly number[]): RevisionChanges['pictures'] {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  return added.length + removed.length === 0 ? null : { added, removed };
}

/**
 * Pairs the lines of two revisions: equal lines first, then lines of the same kind and label, then a renamed line of
 * the same kind and amount. A line without a partner was added or removed.
 */
function compareLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): LineChange[] {
  const free = [...before];
  const partners = new Map<QuoteLine, QuoteLine>();
  const sameKind = (one: QuoteLine, other: QuoteLine) => one.kind === other.kind;
  const sameLabel = (one: QuoteLine, other: QuoteLine) =>
    sameKind(one, other) && one.label.toLowerCase() === other.label.toLowerCase();
  const sameAmount = (one: QuoteLine, other: QuoteLine) =>
    sameKind(one, other) && one.amount === other.amount;
  for (const matches of [isEqual, sameLabel, sameAmount]) {
    for (const line of after) {
      if (partners.has(line)) continue;
      const at = free.findIndex((candidate) => matches(candidate, line));
      const [partner] = at === -1 ? [] : free.splice(at, 1);
      if (partner) partners.set(line, partner);
    }
  }
  return [
    ...after.map((line): LineChange => {
      const partner = partners.get(line);
      if (!partner) return { change: 'ADDED', before: null, after: line };
      return { change: isEqual(partner, line) ? 'SAME' : 'CHANGED', before: partner, after: line };
    }),
    ...free.map((line): LineChange => ({ change: 'REMOVED', before: line, after: null })),
  ];
}

function isEqual(one: QuoteLine, other: QuoteLine): boolean {
  return (
    one.kind === other.kind &&
    one.label === other.label &&
    one.amount === other.amount &&
    one.days === other.days
  );
}
