/** What a value can be, as PostgreSQL knows it before it has seen a row. */
export interface Value {
  /** The type's oid. */
  type: number;
  mayBeNull: boolean;
  /** Of a JSON value that the statement itself builds. */
  fields?: ReadonlyMap<string, Value>;
  items?: Value;
}

export interface Column extends Value {
  name: string;
}

/** A column by its number; 0 is the whole row. */
export function partOf(columns: Column[], place: number): Value | undefined {
  if (place > 0) return columns[place - 1];
  return { type: 0, mayBeNull: false, fields: new Map(columns.map((column) => [column.name, column])) };
}
