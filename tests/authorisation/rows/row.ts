import type { Actor } from '#tests/support/people/actors.ts';
import type { Request } from '../ask.ts';
import type { Member } from '../people.ts';
import type { Thing } from '../things/thing.ts';
import type { ThingName } from '../things/things.ts';
import type { World } from '../world.ts';

/** A valid call about a thing. `by` is the caller, undefined for a visitor. */
export type RequestFor = (thing: Thing, world: World, by: Actor | undefined) => Request | Promise<Request>;

/** A call of an endpoint and its expected access. An endpoint has a row for each kind of thing that it touches. */
export interface Row {
  /**
   * `open`: anyone. `own`: any member, on their own data. `shared`: any member, on data that all may see. `admins`:
   * any admin; to other members the endpoint seems not to exist.
   */
  kind: 'open' | 'own' | 'shared' | 'thing' | 'admins';
  thing: ThingName;
  request: RequestFor;
  /** For `thing`: who may call. To anyone in neither list the thing seems not to exist. */
  may: readonly Member[];
  /** For `thing`: who sees it but is told that they may not do this. */
  knows: readonly Member[];
  /** The status of an allowed call. */
  answers: 200 | 400;
  /** The status for people who may call, but for whom the call makes no sense by a rule of the thing. */
  ruledOut: Partial<Record<Member | 'visitor', 400 | 409>>;
  /** The status for a thing that does not exist. */
  missing: 400 | 404;
  /** The call changes the person or ends their session, so a new person makes it. */
  spendsPerson: boolean;
}

const nobody = {
  may: [],
  knows: [],
  answers: 200,
  ruledOut: {},
  missing: 404,
  spendsPerson: false,
  thing: 'nothing',
} as const;
const empty: RequestFor = () => ({});

export const open = (request = empty, more: Partial<Row> = {}): Row => ({
  ...nobody,
  kind: 'open',
  request,
  ...more,
});

export const own = (request = empty, more: Partial<Row> = {}): Row => ({
  ...nobody,
  kind: 'own',
  request,
  ...more,
});

export const shared = (thing: ThingName, request: RequestFor, ruledOut: Row['ruledOut'] = {}): Row => ({
  ...nobody,
  kind: 'shared',
  thing,
  request,
  ruledOut,
});

export const admins = (request = empty, thing: ThingName = 'nothing'): Row => ({
  ...nobody,
  kind: 'admins',
  thing,
  request,
});

export const only = (
  may: readonly Member[],
  thing: ThingName,
  request: RequestFor,
  more: Partial<Pick<Row, 'knows' | 'missing' | 'ruledOut'>> = {},
): Row => ({ ...nobody, kind: 'thing', may, thing, request, ...more });

export type Rows = Record<string, Row | readonly Row[]>;

/** For calls with only an id in their path. */
export const byId: RequestFor = ({ id }) => ({ params: { id } });

/** For calls with an id in their path and a body. */
export const byIdWith =
  (body: object): RequestFor =>
  ({ id }) => ({ params: { id }, body });
