import ts from 'typescript';
import type { Catalogue } from './catalogue.ts';
import type { Column, Value } from './column-values.ts';

type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'json';

/** The JavaScript kind that `pg` returns for each type; for int8 see the parser in platform/db/executor.ts. */
const kinds: Readonly<Record<string, Kind>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  oid: 'number',
  numeric: 'string',
  text: 'string',
  unknown: 'string',
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

/** The element kinds of arrays: `pg` parses these element by element, but leaves bigint elements as text. */
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

/** Where the claimed row and the statement's columns disagree, in sentences. */
export function compareRow(
  row: ts.Type,
  columns: readonly Column[],
  neverNull: Readonly<Record<string, string>>,
  { checker, catalogue }: Compared,
): string[] {
  // `object` claims that the result is never read.
  if (row.flags & ts.TypeFlags.NonPrimitive) return [];
  const needed = new Set<string>();
  const found = compareFields(row, new Map(columns.map((column) => [column.name, column])), '', false);
  const needless = Object.keys(neverNull).filter((path) => !needed.has(path));
  return [...found, ...needless.map((path) => `${path} need not be said to be never null`)];

  function compareFields(
    type: ts.Type,
    fields: ReadonlyMap<string, Value>,
    path: string,
    isJson: boolean,
  ): string[] {
    const members = type.isUnion() ? type.types : [type];
    const names = new Set(
      members.flatMap((member) => member.getProperties().map((property) => property.name)),
    );
    const isOptional = (name: string) =>
      members.some((member) => (member.getProperty(name)?.flags ?? 0) & ts.SymbolFlags.Optional);
    const unknown = [...names]
      .filter((name) => !fields.has(name) && !isOptional(name))
      .map((name) => `${path}${name} is not there`);
    const differing = [...fields].flatMap(([name, value]) => {
      if (!names.has(name)) return [`${path}${name} is not claimed`];
      const types = members.flatMap((member) => {
        const property = member.getProperty(name);
        return property ? [checker.getTypeOfSymbol(property)] : [];
      });
      const isAlwaysRead = types.length === members.length;
      return compareValue(
        types,
        { ...value, mayBeNull: value.mayBeNull && isAlwaysRead },
        `${path}${name}`,
        isJson,
      );
    });
    return [...unknown, ...differing];
  }

  function compareValue(claimed: readonly ts.Type[], value: Value, path: string, isJson: boolean): string[] {
    const all = claimed.flatMap(partsOf);
    const types = all.filter((type) => !isNothing(type));
    const claimsNull = all.some((type) => type.flags & ts.TypeFlags.Null);
    const isDoubted = value.mayBeNull && !claimsNull;
    if (isDoubted) needed.add(path);
    const faults = isDoubted && !neverNull[path] ? [`${path} may be null`] : [];
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
      types.every(
        (type) => checker.isArrayType(type) && elementsOf(type).every((each) => isOf(each, elementKind)),
      );
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
    return isKind(checker, type, kind);
  }
}

/** The claimed parameters of a statement, by place or by name. */
export interface Given {
  types: ReadonlyMap<string, ts.Type>;
  /** The types of $1, $2, …; undefined where none is claimed. */
  typeOf(number: number): ts.Type | undefined;
  mayBeNull(number: number): boolean;
}

export function readGiven(given: ts.Type, names: readonly string[], checker: ts.TypeChecker): Given {
  const isTuple = checker.isTupleType(given);
  const parts = isTuple ? checker.getTypeArguments(given as ts.TypeReference) : [];
  const types = isTuple
    ? new Map(parts.map((type, index) => [`$${index + 1}`, type]))
    : new Map(given.getProperties().map((part) => [`$${part.name}`, checker.getTypeOfSymbol(part)]));
  const typeOf = (number: number) => types.get(`$${names[number - 1] ?? number}`);
  const mayBeNull = (number: number) => {
    const type = typeOf(number);
    return !type || partsOf(type).some(isNothing);
  };
  return { types, typeOf, mayBeNull };
}

const mostNumbered = 3;

/** Where the claimed parameters and the statement's disagree, in sentences. */
export function compareGiven(
  given: Given,
  names: readonly string[],
  parameters: readonly number[],
  { checker, catalogue }: Compared,
): string[] {
  const wanted = parameters.map((_, index) => `$${names[index] ?? index + 1}`);
  const isCrowded = parameters.length > mostNumbered && names.length === 0;
  const crowded = isCrowded ? [`${parameters.length} parameters have numbers: give them names`] : [];
  const missing = wanted.filter((each) => !given.types.has(each)).map((each) => `${each} is not claimed`);
  const wrong = parameters.flatMap((oid, index) => {
    const type = given.typeOf(index + 1);
    const name = catalogue.typeNames.get(oid) ?? '?';
    const isRight = !type || partsOf(type).every((part) => isNothing(part) || isAccepted(part, name));
    return isRight ? [] : [`${wanted[index]} is ${name}, not ${checker.typeToString(type)}`];
  });
  return [...crowded, ...missing, ...wrong];

  function isAccepted(type: ts.Type, name: string): boolean {
    if (name.endsWith('[]')) {
      if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
      const items = checker.getTypeArguments(type as ts.TypeReference);
      return items.every((item) => partsOf(item).every((part) => isAccepted(part, name.slice(0, -2))));
    }
    return (accepted[name] ?? []).some((kind) => isKind(checker, type, kind));
  }
}

/** The kinds that a parameter accepts; JSON and dates are passed as text. */
const accepted: Readonly<Record<string, readonly Kind[]>> = {
  smallint: ['number'],
  integer: ['number'],
  bigint: ['number'],
  real: ['number'],
  'double precision': ['number'],
  numeric: ['number'],
  boolean: ['boolean'],
  text: ['string'],
  'character varying': ['string'],
  uuid: ['string'],
  inet: ['string'],
  tsquery: ['string'],
  json: ['string'],
  jsonb: ['string'],
  date: ['string'],
  'timestamp with time zone': ['Date', 'string'],
};

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isNothing(type: ts.Type): boolean {
  return Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
}

function isKind(checker: ts.TypeChecker, type: ts.Type, kind: Kind): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) return false;
  if (kind === 'number') return checker.isTypeAssignableTo(type, checker.getNumberType());
  if (kind === 'string') return checker.isTypeAssignableTo(type, checker.getStringType());
  if (kind === 'boolean') return checker.isTypeAssignableTo(type, checker.getBooleanType());
  return kind === 'Date' && type.symbol?.name === 'Date';
}

/** In JSON a number is a number whatever its width, and a timestamp is a string. */
function jsonKind(name: string, kind: Kind): Kind {
  if (name === 'numeric') return 'number';
  return kind === 'Date' ? 'string' : kind;
}
