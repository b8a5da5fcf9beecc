import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { forgotPassowrd, verifyOtp } from '#contracts/accounts/password-reset.contract.ts';
import {
  chooseRole,
  getMe,
  getProfile,
  getProfileImage,
  updateProfile,
} from '#contracts/profiles/profiles.contract.ts';
import { type Actor, actorPassword } from '#tests/support/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertDesign } from '#tests/support/designs.ts';
import { users } from '../accounts/accounts.tables.ts';

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
    profileImage: null,
    role: 'USER',
    bio: '',
    phone: '',
    address: '',
    city: '',
    state: '',
    pincode: '',
    country: '',
    profession: '',
    numberOfEmployees: '',
    googleMapLink: '',
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
  expect(body.data).toMatchObject({ ...words(), name: 'Asha B. Rao', numberOfEmployees: '7' });
  expect((await viewer.call(getProfile)).body.data).toEqual(body.data);
  expect((await viewer.call(getMe)).body.data.name).toBe('Asha B. Rao');

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
  expect((await viewer.call(getProfile)).body.data).toMatchObject(words());
});

test('threat 22: a link that is no place on a map is refused', async () => {
  for (const googleMapLink of ['javascript:alert(1)', 'https://www.google.com/url?q=https://evil.example']) {
    const { status, error } = await save({ googleMapLink });
    expect([status, error.errors]).toEqual([
      400,
      { googleMapLink: 'Please paste a link from Google Maps that begins with https://' },
    ]);
  }
});

test('threat 8: a form cannot make its sender an admin, verified, richer or somebody else', async () => {
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

test('threat 8: an admin cannot lay the role down or pass it on here', async () => {
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
  expect([right.status, right.body.data.email]).toEqual([200, fresh]);
  const entered = await app.visitor.call(login, { body: { email: fresh, password: actorPassword } });
  expect(entered.status).toBe(200);
  for (const address of [viewer.email, fresh]) {
    await expect
      .poll(async () => (await lettersTo(address)).map(({ subject }) => subject), { timeout: 10_000 })
      .toEqual(['Your Tanabana email was changed']);
  }
});

test('a code that was sent to the old email opens nothing once there is a new one', async () => {
  await app.visitor.call(forgotPassowrd, { body: { email: viewer.email } });
  await expect.poll(async () => (await lettersTo(viewer.email)).length, { timeout: 10_000 }).toBe(1);
  const otp = /\b\d{6}\b/.exec((await lettersTo(viewer.email))[0]?.text ?? '')?.[0] ?? '';
  await save({ email: `new.${viewer.email}`, currentPassword: actorPassword });
  const { status } = await app.visitor.call(verifyOtp, { body: { otp, email: viewer.email } });
  expect(status).toBe(400);
});

test('threat 17: an email that somebody has is refused vaguely, and its owner hears of it', async () => {
  const owner = await app.actor({ name: 'Hetal Salvi' });
  const { status, error } = await save({
    email: owner.email.toUpperCase(),
    city: 'Patan',
    currentPassword: actorPassword,
  });
  expect([status, error.errors]).toEqual([
    409,
    { email: 'This email cannot be used. Please choose another one.' },
  ]);
  const { data } = (await viewer.call(getProfile)).body;
  expect([data.email, data.city]).toEqual([viewer.email, '']);
  await expect
    .poll(async () => (await lettersTo(owner.email)).map(({ subject }) => subject), { timeout: 10_000 })
    .toEqual(['Somebody tried to use your email on Tanabana']);
});

test('threat 18: the password cannot be guessed through the profile', async () => {
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
