import type { Actor } from '#tests/support/people/actors.ts';
import type { Request } from './ask.ts';
import type { Member } from './people.ts';
import type { Thing } from './thing.ts';
import type { ThingName } from './things.ts';
import type { World } from './world.ts';

/** A right call about a thing; `by` is who makes it, undefined for a visitor. */
export type RequestFor = (thing: Thing, world: World, by: Actor | undefined) => Request | Promise<Request>;

/** What one call of an endpoint may be, and for whom. An endpoint has a row for each kind of thing it touches. */
export interface Row {
  /**
   * `open`: anybody. `own`: any member, on what is theirs. `shared`: any member, on what all may see. `admins`: any
   * admin; to other members the call looks like a page that is not there.
   */
  kind: 'open' | 'own' | 'shared' | 'thing' | 'admins';
  thing: ThingName;
  request: RequestFor;
  /** Of a thing: who may. To anyone who is named nowhere it looks like one that is not there. */
  may: readonly Member[];
  /** Of a thing: who sees it and is told that this is not theirs to do. */
  knows: readonly Member[];
  /** How the call is answered where all is well. */
  answers: 200 | 400;
  /** Who may, and yet is told by the rules of the thing that this makes no sense for them. */
  ruledOut: Partial<Record<Member | 'visitor', 400 | 409>>;
  /** How a thing that is not there is answered. */
  missing: 400 | 404;
  /** The call changes what the person is or ends their session, so a new person makes it. */
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

/** For calls that name the thing in their address and say no more. */
export const byId: RequestFor = ({ id }) => ({ params: { id } });

/** The same with a body. */
export const byIdWith =
  (body: object): RequestFor =>
  ({ id }) => ({ params: { id }, body });
