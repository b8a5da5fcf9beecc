/** The rows of a file, as a condition on `t` with the person's id as $1; `without` names columns that are the other side's. */
interface OwnRows {
  rows: string;
  without: string;
}

/**
 * What is decided of a table. Every column stands in exactly one of the three lists, parted by spaces; a test compares
 * them with the database, so that nobody adds a column without deciding.
 */
export interface TableDecision {
  /** The files of a person's download that its rows go into. */
  files?: Readonly<Record<string, string | OwnRows>>;
  /** Says who a person is or what they did: handed out with their data. */
  personal?: string;
  /** Somebody's, and yet not handed out: it opens doors, is a copy of something else, or names somebody who stays unnamed. */
  withheld?: string;
  /** Says nothing about anybody. */
  impersonal?: string;
  /** What to read beside an id that says nothing by itself: a name of the record and its SQL. */
  beside?: Readonly<Record<string, string>>;
  /**
   * What becomes of a person's rows when they delete their account: they are removed, stay without name, address, phone
   * and email, or stay whole for the books. Left out where no column is anybody's.
   */
  leaving?: 'removed' | 'nameless' | 'for the books';
}
