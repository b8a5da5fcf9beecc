import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import {
  chooseRole,
  getMe,
  getProfile,
  getProfileImage,
  updateProfile,
} from '#contracts/profiles/profiles.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let viewer: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
beforeEach(async () => {
  viewer = await app.actor();
});
afterAll(() => app.stop());

function words(changes: Record<string, string> = {}) {
  return {
    name: 'Asha Rao',
    email: viewer.email,
    phone: '+91 98450 21137',
    address: '14, 3rd Cross, Malleshwaram',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560003',
    country: 'India',
    profession: 'Textile Designer',
    numberOfEmployees: '3',
    bio: 'Weaves on a pit loom.',
    googleMapLink: 'https://maps.app.goo.gl/Yk3sVbqfT8sJ1mQx7',
    ...changes,
  };
}

const save = (changes: Record<string, string> = {}) => viewer.call(updateProfile, { body: words(changes) });
const roleOf = async ({ id }: Actor) =>
  (await app.services.db.select().from(users).where(eq(users.id, id)))[0];
const lettersTo = async (address: string) => {
  const answer = await app.server.inject({
    url: `/dev/mailbox?to=${encodeURIComponent(address)}`,
    headers: { accept: 'application/json' },
  });
  return answer.json() as { subject: string; text: string }[];
};

test('whoever has said nothing yet reads empty words, never null', async () => {
  const { body } = await viewer.call(getProfile);
  expect(body.data).toEqual({
    id: viewer.id,
    name: 'Asha Rao',
    email: viewer.email,
    pendingEmail: null,
    profileImage: null,
    role: 'USER',
    bio: '',
    phone: '',
    address: '',
    city: '',
    state: '',
    pincode: '',
    country: '',
    isPlaceFromBook: false,
    profession: '',
    numberOfEmployees: '',
    visitRadius: '40',
    googleMapLink: '',
    gstin: '',
    can: { chooseRoles: ['USER', 'DESIGNER', 'VENDOR', 'MASTER', 'JARIWALA', 'KARKHANDAR', 'ARTIST'] },
  });
  expect((await viewer.call(getMe)).body.data).toEqual({
    id: viewer.id,
    name: 'Asha Rao',
    email: viewer.email,
    profileImage: null,
  });
  expect((await viewer.call(getProfileImage)).body.data).toEqual({ profileImage: null });
});

test('what is saved is answered, trimmed, and read again', async () => {
  const { status, body } = await save({ name: '  Asha B. Rao ', numberOfEmployees: '007' });
  expect([status, body.message]).toEqual([200, 'Profile updated']);
  expect(body.data).toMatchObject({ ...words(), name: 'Asha B. Rao', numberOfEmployees: 7 });
  expect((await viewer.call(getProfile)).body.data).toEqual(body.data);
  expect((await viewer.call(getMe)).body.data.name).toBe('Asha B. Rao');

  const again = await viewer.call(updateProfile, { body: { ...words(), numberOfEmployees: 12 } });
  expect(again.body.data.numberOfEmployees, 'a number comes back as it was read').toBe(12);

  const cleared = await save({ numberOfEmployees: '', bio: '', googleMapLink: '' });
  expect(cleared.body.data).toMatchObject({ numberOfEmployees: '', bio: '', googleMapLink: '' });
});

test('every field is refused with its own sentence, and nothing is saved', async () => {
  await save();
  const empty = Object.fromEntries(Object.keys(words()).map((field) => [field, ' ']));
  const { status, error } = await save(empty);
  expect([status, error.code, error.errors]).toEqual([
    400,
    'INVALID_INPUT',
    {
      name: 'First name is required',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      pincode: 'Please write the PIN code; in India it has 6 digits',
      country: 'Country is required',
      profession: 'Profession is required',
    },
  ]);
  const odd = await save({ numberOfEmployees: 'three', phone: '98450 2113', pincode: '5600' });
  expect(odd.error.errors).toEqual({
    phone: 'Phone number must be at least 10 digits',
    pincode: 'A PIN code has 6 digits and does not begin with 0',
    numberOfEmployees: 'Please write the number of employees in digits, such as 3',
  });
  const kept = { ...words(), numberOfEmployees: 3 };
  expect((await viewer.call(getProfile)).body.data).toMatchObject(kept);
});

test('everybody names a profession, shoppers too', async () => {
  const refused = await save({ profession: ' ', city: 'Mysuru' });
  expect([refused.status, refused.error.errors]).toEqual([400, { profession: 'Profession is required' }]);
  expect((await viewer.call(getProfile)).body.data.city).not.toBe('Mysuru');
  expect((await save({ profession: 'I shop here' })).body.data.profession).toBe('I shop here');
});

test('a link that is no place on a map is refused', async () => {
  for (const googleMapLink of ['javascript:alert(1)', 'https://www.google.com/url?q=https://evil.example']) {
    const { status, error } = await save({ googleMapLink });
    expect([status, error.errors]).toEqual([
      400,
      { googleMapLink: 'Please paste a link from Google Maps that begins with https://' },
    ]);
  }
});

test('a form cannot make its sender an admin, verified, richer or somebody else', async () => {
  const other = await app.actor({ name: 'Farida Chhipa' });
  const body = {
    ...words({ city: 'Bhuj' }),
    id: other.id,
    userId: other.id,
    role: 'ADMIN',
    isVerified: true,
    status: 'DELETED',
    passwordHash: 'x',
    profileImageKey: 'x',
    profileImage: 'https://evil.example/a.png',
  };
  const { status, body: reply } = await viewer.call(updateProfile, { body });
  expect([status, reply.data.role, reply.data.profileImage]).toEqual([200, 'USER', null]);
  expect(await roleOf(viewer)).toMatchObject({ role: 'USER', isVerified: false, status: 'ACTIVE' });
  expect((await other.call(getProfile)).body.data.city).toBe('');

  const admin = await viewer.call(chooseRole, { body: { role: 'ADMIN' as 'USER' } });
  expect([admin.status, (await roleOf(viewer))?.role]).toEqual([400, 'USER']);
});

test('a role is chosen by its own call; whoever has designs stays a maker', async () => {
  const chosen = await viewer.call(chooseRole, { body: { role: 'JARIWALA' } });
  expect([chosen.status, chosen.body.data.role]).toEqual([200, 'JARIWALA']);
  expect((await viewer.call(chooseRole, { body: { role: 'USER' } })).body.data.role).toBe('USER');

  await viewer.call(chooseRole, { body: { role: 'MASTER' } });
  await insertDesign(app.services.db, { makerId: viewer.id });
  const refused = await viewer.call(chooseRole, { body: { role: 'USER' } });
  expect([refused.status, refused.error.code, (await roleOf(viewer))?.role]).toEqual([
    409,
    'CONFLICT',
    'MASTER',
  ]);
  expect((await viewer.call(getProfile)).body.data.can.chooseRoles).not.toContain('USER');
});

test('an admin cannot lay the role down or pass it on here', async () => {
  const admin = await app.actor({ name: 'Lakshmi Menon', role: 'ADMIN' });
  expect((await admin.call(getProfile)).body.data.can.chooseRoles).toEqual([]);
  expect((await admin.call(chooseRole, { body: { role: 'ARTIST' } })).status).toBe(409);
  expect((await roleOf(admin))?.role).toBe('ADMIN');
});

test('another email needs the password, and both addresses are told', async () => {
  const fresh = `new.${viewer.email}`;
  const without = await save({ email: fresh });
  expect([without.status, without.error.errors]).toEqual([
    400,
    { currentPassword: 'Please enter your password to change your email.' },
  ]);
  const wrong = await save({ email: fresh, currentPassword: 'not this one' });
  expect(wrong.error.errors).toEqual({ currentPassword: 'This is not your current password.' });
  expect((await viewer.call(getMe)).body.data.email).toBe(viewer.email);

  const right = await save({ email: fresh.toUpperCase(), currentPassword: actorPassword });
  expect([right.status, right.body.data.email, right.body.data.pendingEmail]).toEqual([
    200,
    viewer.email,
    fresh,
  ]);
  expect(right.body.message).toBe(
    `Profile updated. An email with a link is on its way to ${fresh}; until you open it, you sign in with ${viewer.email}.`,
  );
  const enter = (email: string) => app.visitor.call(login, { body: { email, password: actorPassword } });
  expect([(await enter(viewer.email)).status, (await enter(fresh)).status]).toEqual([200, 401]);
  const subjects = async (address: string) => (await lettersTo(address)).map(({ subject }) => subject);
  expect(await subjects(viewer.email)).toEqual(['Your Tanabana email is about to change']);
  expect(await subjects(fresh)).toEqual(['Confirm your new email for Tanabana']);
});

test('an email that somebody has is answered like any other, and its owner alone hears of it', async () => {
  const owner = await app.actor({ name: 'Hetal Salvi' });
  const { status, body } = await save({
    email: owner.email.toUpperCase(),
    city: 'Patan',
    currentPassword: actorPassword,
  });
  expect([status, body.data.pendingEmail, body.data.email, body.data.city]).toEqual([
    200,
    owner.email,
    viewer.email,
    'Patan',
  ]);
  const [letter] = await lettersTo(owner.email);
  expect(letter?.subject).toBe('Someone tried to use your email on Tanabana');
  expect(letter?.text).not.toContain('confirm-email');
});

test('nobody takes the name of the house; an admin speaks for it', async () => {
  for (const name of ['Tanabana Security', 'Supp0rt', 'Τanabana']) {
    const { status, error } = await save({ name });
    expect([status, error.errors?.name]).toEqual([
      400,
      'This name could be taken for ours. Please use your own name, or that of your workshop.',
    ]);
  }
  expect((await save({ name: 'Tanvi Banerjee' })).status).toBe(200);
  const admin = await app.actor({ name: 'Lakshmi Menon', role: 'ADMIN' });
  const desk = await admin.call(updateProfile, {
    body: words({ email: admin.email, name: 'Tanabana Desk' }),
  });
  expect(desk.status).toBe(200);
});

test('the password cannot be guessed through the profile', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    viewer = await limited.actor();
    const tries = [];
    for (let nth = 0; nth < 11; nth++) {
      const guess = { email: 'else@example.in', currentPassword: `guess ${nth}` };
      tries.push((await viewer.call(updateProfile, { body: words(guess) })).status);
    }
    expect(tries).toEqual([...Array(10).fill(400), 429]);
  } finally {
    await limited.stop();
  }
});
