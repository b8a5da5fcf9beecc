import { eq } from 'drizzle-orm';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { Actor } from '../people/actors.ts';
import { insertDesign } from '../people/designs.ts';
import type { TestApp } from '../servers/app.ts';

export type Caller = Pick<Actor, 'call'>;

export const follow = (who: Caller, whom: Actor, wanted = true) =>
  who.call(followMaker, { params: { id: whom.id }, body: { wanted } });

export const profileOf = (who: Caller, person: { id: number }) =>
  who.call(viewPublicProfile, { params: { userId: person.id } });

/** Inserts what makes a person a visible maker. */
export function makePublishing(opened: () => TestApp) {
  return {
    publish: (maker: Actor, details: object = {}) =>
      insertDesign(opened().services.db, { makerId: maker.id, ...details }),
    setStatus: (person: Actor, status: string) =>
      opened().services.db.update(users).set({ status }).where(eq(users.id, person.id)),
  };
}
