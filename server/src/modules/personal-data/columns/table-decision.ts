/**
 * The rows of a file, as a condition on `t` with the person's id as $1. `without` names columns that belong to the
 * other side.
 */
interface OwnRows {
  rows: string;
  without: string;
}

/**
 * The decision about a table. Every column is in exactly one of the three lists, separated by spaces. A test compares
 * them with the database, so that no column is added without a decision.
 */
export interface TableDecision {
  /** The files of a data download that contain its rows. */
  files?: Readonly<Record<string, string | OwnRows>>;
  /** Columns that say who a person is or what they did; included in their download. */
  personal?: string;
  /**
   * Personal, but not included: it grants access, is a copy of other data, or identifies a person who stays
   * anonymous.
   */
  withheld?: string;
  /** Columns without personal data. */
  impersonal?: string;
  /** Extra fields beside an id that says nothing by itself: name in the record and SQL. */
  beside?: Readonly<Record<string, string>>;
  /**
   * What happens to a person's rows when they delete their account: removed, kept without name, address, phone and
   * email, or kept unchanged for the books. Left out if no column is personal.
   */
  leaving?: 'removed' | 'nameless' | 'for the books';
}
