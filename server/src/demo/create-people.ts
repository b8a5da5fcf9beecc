import { agreedTexts } from '#contracts/accounts/consents/agreed-texts.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import type { DemoMaker, DemoPerson } from '#demo/catalogue/demo-types.ts';
import { insertAccount } from '#server/modules/accounts/accounts.queries.ts';
import { insertConsents } from '#server/modules/accounts/consents/consents.queries.ts';
import { hashPassword } from '#server/modules/accounts/passwords/passwords.ts';
import { setRole } from '#server/modules/accounts/public.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { demoNewcomers } from './content/demo-newcomers.ts';
import { demoPassword, demoSignIns } from './content/demo-sign-ins.ts';
import { backdateAccount, backdateAccounts, findPeople, verifyAccount } from './demo.queries.ts';

/** Milliseconds. More than the age of the oldest design. */
const newestAccount = 240 * 86_400_000;

/**
 * The demo's people by key. Creates all of them or none, so that a database that already has accounts is never
 * filled. At each start they consent to the current texts.
 */
export async function createPeople({ db, clock }: Services): Promise<Map<string, number>> {
  const people: readonly DemoPerson[] = [...demoMakers, ...demoShoppers];
  const emails = people.map(({ email }) => email);
  const known = await findPeople(db, emails);
  if (known.size === 0) {
    // One slow hash for all accounts: the password is printed at startup anyway.
    const passwordHash = await hashPassword(demoPassword);
    const signIn: SignIn = { passwordHash, emailConfirmedAt: clock.now() };
    await inTransaction(db, async (tx) => {
      const admin = await insertAccount(tx, { ...demoSignIns.admin, ...signIn });
      if (admin !== undefined) await setRole(tx, admin, 'ADMIN');
      for (const maker of demoMakers) await createMaker(tx, maker, signIn);
      for (const shopper of demoShoppers) await createPerson(tx, shopper, signIn);
      const now = clock.now().getTime();
      await backdateAccounts(tx, [new Date(now - newestAccount)]);
      for (const { key, name, city, state, daysAgo } of demoNewcomers.toReversed()) {
        const id = await insertAccount(tx, { email: addressOf(key), name, ...signIn });
        if (id === undefined) continue;
        await backdateAccount(tx, [id, new Date(now - daysAgo * 86_400_000)]);
        if (city !== '') await saveProfile(tx, id, { city, state, country: 'India' });
      }
    });
  }
  const ids = known.size === 0 ? await findPeople(db, emails) : known;
  const others = [demoSignIns.admin.email, ...demoNewcomers.map(({ key }) => addressOf(key))];
  const unnamed = await findPeople(db, others);
  // The people of a demo that was filled before a text changed have only agreed to the older version.
  for (const id of [...ids.values(), ...unnamed.values()]) await insertConsents(db, id, agreedTexts);
  return new Map(people.flatMap(({ key, email }) => pair(key, ids.get(email))));
}

/** The id of one of the demo's people. */
export function personOf(people: ReadonlyMap<string, number>, key: string): number {
  const id = people.get(key);
  if (id === undefined) throw new Error(`The demo has nobody called ${key}`);
  return id;
}

function pair(key: string, id: number | undefined): [string, number][] {
  return id === undefined ? [] : [[key, id]];
}

const addressOf = (key: string) => `${key}@tanabana.example`;

/** Sign-in fields that all invented people share. */
interface SignIn {
  passwordHash: string;
  emailConfirmedAt: Date;
}

async function createMaker(tx: Transaction, maker: DemoMaker, signIn: SignIn): Promise<void> {
  const id = await createPerson(tx, maker, signIn);
  if (id === undefined) return;
  await setRole(tx, id, maker.role);
  await saveProfile(tx, id, { bio: maker.bio, profession: maker.profession });
  if (maker.isVerified) await verifyAccount(tx, [id]);
}

async function createPerson(
  tx: Transaction,
  { email, name, phone, address, city, state, pincode }: DemoPerson,
  signIn: SignIn,
): Promise<number | undefined> {
  const id = await insertAccount(tx, { email, name, ...signIn });
  if (id === undefined) return undefined;
  await saveProfile(tx, id, { phone: spaced(phone), address, city, state, pincode, country: 'India' });
  return id;
}

/** "+91 98450 21137": the number as written on a parcel. */
export function spaced(phone: string): string {
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}
