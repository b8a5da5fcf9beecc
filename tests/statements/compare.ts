import ts from 'typescript';
import type { Catalogue } from './catalogue.ts';
import type { Column, Value } from './read-columns.ts';

type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'json';

/** What `pg` makes of each type; see the parser of int8 in platform/db/executor.ts. */
const kinds: Readonly<Record<string, Kind>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  oid: 'number',
  numeric: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  tsquery: 'string',
  tsvector: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  date: 'Date',
  json: 'json',
  jsonb: 'json',
};

/** Arrays of these `pg` reads element by element; those of bigint it leaves as texts. */
const elementKinds: Readonly<Record<string, Kind>> = {
  'smallint[]': 'number',
  'integer[]': 'number',
  'real[]': 'number',
  'double precision[]': 'number',
  'bigint[]': 'string',
  'text[]': 'string',
  'boolean[]': 'boolean',
  'timestamp with time zone[]': 'Date',
  'date[]': 'Date',
};

export interface Compared {
  checker: ts.TypeChecker;
  catalogue: Catalogue;
}

/** Where the claimed row and the columns of the statement disagree, in sentences. */
export function compareRow(row: ts.Type, columns: readonly Column[], { checker, catalogue }: Compared): string[] {
  // `object` claims that nobody looks at what comes back.
  if (row.flags & ts.TypeFlags.NonPrimitive) return [];
  return compareFields(row, new Map(columns.map((column) => [column.name, column])), '', false);

  function compareFields(
    type: ts.Type,
    fields: ReadonlyMap<string, Value>,
    path: string,
    isJson: boolean,
  ): string[] {
    const members = type.isUnion() ? type.types : [type];
    const names = new Set(members.flatMap((member) => member.getProperties().map((property) => property.name)));
    const unknown = [...names].filter((name) => !fields.has(name)).map((name) => `${path}${name} is not there`);
    const differing = [...fields].flatMap(([name, value]) => {
      if (!names.has(name)) return [`${path}${name} is not claimed`];
      const types = members.flatMap((member) => {
        const property = member.getProperty(name);
        return property ? [checker.getTypeOfSymbol(property)] : [];
      });
      const isAlwaysRead = types.length === members.length;
      return compareValue(types, { ...value, mayBeNull: value.mayBeNull && isAlwaysRead }, `${path}${name}`, isJson);
    });
    return [...unknown, ...differing];
  }

  function compareValue(claimed: readonly ts.Type[], value: Value, path: string, isJson: boolean): string[] {
    const all = claimed.flatMap((type) => (type.isUnion() ? type.types : [type]));
    const isNull = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
    const types = all.filter((type) => !isNull(type));
    const claimsNull = all.some((type) => type.flags & ts.TypeFlags.Null);
    const faults = value.mayBeNull && !claimsNull ? [`${path} may be null`] : [];
    const name = catalogue.typeNames.get(value.type) ?? '?';
    const kind = kinds[name];
    if (types.length === 0) return faults;
    if (types.some((type) => type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) {
      return [...faults, `${path} says nothing`];
    }
    if (kind === 'json') return [...faults, ...types.flatMap((type) => compareJson(type, value, path))];
    if (kind !== undefined) {
      const expected = isJson ? jsonKind(name, kind) : kind;
      return types.every((type) => isOf(type, expected)) ? faults : [...faults, wrong(path, types, name)];
    }
    const elementKind = elementKinds[name];
    const isRight =
      elementKind !== undefined &&
      types.every((type) => checker.isArrayType(type) && elementsOf(type).every((each) => isOf(each, elementKind)));
    return isRight ? faults : [...faults, wrong(path, types, name)];
  }

  function wrong(path: string, types: readonly ts.Type[], name: string): string {
    return `${path} is ${name}, not ${types.map((type) => checker.typeToString(type)).join(' | ')}`;
  }

  function compareJson(type: ts.Type, value: Value, path: string): string[] {
    if (value.items) {
      if (!checker.isArrayType(type)) return [`${path} is a list, not ${checker.typeToString(type)}`];
      return compareValue(elementsOf(type), value.items, `${path}[]`, true);
    }
    if (value.fields) return compareFields(type, value.fields, `${path}.`, true);
    return hasDate(type, new Set()) ? [`${path} is JSON, which has no Date`] : [];
  }

  function elementsOf(type: ts.Type): readonly ts.Type[] {
    return checker.getTypeArguments(type as ts.TypeReference);
  }

  function hasDate(type: ts.Type, seen: Set<ts.Type>): boolean {
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnionOrIntersection()) return type.types.some((part) => hasDate(part, seen));
    if (isOf(type, 'Date')) return true;
    if (checker.isArrayType(type)) return elementsOf(type).some((each) => hasDate(each, seen));
    if (!(type.flags & ts.TypeFlags.Object)) return false;
    return type.getProperties().some((property) => hasDate(checker.getTypeOfSymbol(property), seen));
  }

  function isOf(type: ts.Type, kind: Kind): boolean {
    if (kind === 'number') return checker.isTypeAssignableTo(type, checker.getNumberType());
    if (kind === 'string') return checker.isTypeAssignableTo(type, checker.getStringType());
    if (kind === 'boolean') return checker.isTypeAssignableTo(type, checker.getBooleanType());
    return kind === 'Date' && type.symbol?.name === 'Date';
  }
}

/** Inside JSON a number is a number whatever its width, and a moment is a text. */
function jsonKind(name: string, kind: Kind): Kind {
  if (name === 'numeric') return 'number';
  return kind === 'Date' ? 'string' : kind;
}
