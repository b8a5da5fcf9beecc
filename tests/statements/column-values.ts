/** What a value can be, as far as PostgreSQL knows before execution. */
export interface Value {
  /** The type's oid. */
  type: number;
  mayBeNull: boolean;
  /** For a JSON value that the statement itself builds. */
  fields?: ReadonlyMap<string, Value>;
  items?: Value;
}

export interface Column extends Value {
  name: string;
}

/** A column by its number; 0 means the whole row. */
export function partOf(columns: Column[], place: number): Value | undefined {
  if (place > 0) return columns[place - 1];
  return { type: 0, mayBeNull: false, fields: new Map(columns.map((column) => [column.name, column])) };
}
