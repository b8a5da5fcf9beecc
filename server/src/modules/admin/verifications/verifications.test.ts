import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { actOnUser } from '#contracts/admin/users/users.contract.ts';
import {
  decideVerification,
  listVerifications,
} from '#contracts/admin/verifications/verification-queue.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { verificationSentences } from '#contracts/verifications/verification.rules.ts';
import { getVerification } from '#contracts/verifications/verifications.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { forgetOldDocuments } from '#server/modules/verifications/forget-documents.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { plainPicture, scriptingSvg } from '#tests/support/people/photographs.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { askForSeal, smallPdf } from '#tests/support/people/verifications.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { allInWords } from '#tests/support/words/in-words.ts';

let app: TestApp;
let admin: Actor;
let second: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  second = await app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
});
afterAll(() => app.stop());

const maker = (name = 'Meher Ansari') => app.actor({ name, role: 'JARIWALA' });
const query = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await app.services.db.$client.query(text, values)).rows;
const folder = () => join(app.services.env.DATA_DIR, 'verifications');

async function requestOf(person: Actor, status: 'WAITING' | 'REFUSED' | 'VERIFIED' = 'WAITING') {
  const { body } = await admin.call(listVerifications, { query: { q: person.email, status } });
  const [found] = body.verifications;
  if (!found) throw new Error(`${person.name} has no request that is ${status}`);
  return found;
}

async function decide(by: Actor, person: Actor, decision: 'VERIFIED' | 'REFUSED', id?: number) {
  return by.call(decideVerification, {
    params: { id: id ?? (await requestOf(person)).id },
    body: { decision, reason: 'The card shows another face.', seenName: person.name },
  });
}
const own = async (person: Actor) => (await person.call(getVerification)).body.verification;

test('documents are kept apart, for the server’s own user, and only admins look at them', async () => {
  const meher = await maker();
  const photo = { name: '../card.jpg', bytes: await plainPicture('jpeg') };
  const { status, body } = await askForSeal(meher, [{ name: 'gst.pdf', bytes: smallPdf }, photo]);
  expect([status, body.message]).toEqual([200, inEnglish(verificationSentences.sent)]);
  expect(body.verification.request).toMatchObject({
    status: 'WAITING',
    kind: 'IDENTITY',
    documents: ['gst.pdf', 'card.jpg'],
  });
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  for (const key of await readdir(folder())) expect(statSync(join(folder(), key)).mode & 0o777).toBe(0o600);
  const { id, documents, canDecide } = await requestOf(meher);
  expect(canDecide).toBe(true);
  const url = `/api/admin/verifications/${id}/documents/${documents[0]?.id}`;
  const read = await app.server.inject({ url, headers: { cookie: admin.cookie } });
  expect(read.rawPayload.equals(smallPdf)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''gst.pdf",
    'content-security-policy': expect.stringContaining("default-src 'none'; object-src 'self'"),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(documents.map(({ isPicture }) => isPicture)).toEqual([false, true]);
  const picture = await app.server.inject({
    url: `/api/admin/verifications/${id}/documents/${documents[1]?.id}`,
    headers: { cookie: admin.cookie },
  });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  const owner = await app.server.inject({ url, headers: { cookie: meher.cookie } });
  expect(owner.statusCode).toBe(404);
});

test('what a file says of itself counts for nothing, and what is refused leaves no file behind', async () => {
  const meher = await maker();
  const before = await readdir(folder());
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const [name, bytes] of [
    ['card.pdf', page],
    ['card.png', scriptingSvg()],
    ['cut-off.pdf', smallPdf.subarray(0, 20)],
  ] as const) {
    const { status, error } = await askForSeal(meher, [{ name, bytes }]);
    expect([status, error.message]).toEqual([415, expect.stringContaining(name)]);
  }
  const many = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.pdf`, bytes: smallPdf }));
  expect((await askForSeal(meher, many)).error.message).toBe(
    inEnglish(verificationSentences.tooManyDocuments),
  );
  expect((await askForSeal(meher, [])).error.message).toBe(inEnglish(verificationSentences.noDocuments));
  expect((await own(meher)).request).toBeNull();
  expect(await readdir(folder())).toEqual(before);
});

test('one request waits at a time, whoever refused sends again, and twice a day is the most', async () => {
  const meher = await maker();
  const both = await Promise.all([askForSeal(meher), askForSeal(meher)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await decide(admin, meher, 'REFUSED');
  expect(await own(meher)).toMatchObject({
    refusal: null,
    request: { status: 'REFUSED', reason: 'The card shows another face.' },
  });
  expect((await askForSeal(meher)).status).toBe(200);
  await decide(admin, meher, 'REFUSED');
  expect((await askForSeal(meher)).error.message).toBe(inEnglish(verificationSentences.tooOften));
});

test('shoppers and admins are not verified by documents', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  for (const person of [asha, admin]) {
    expect((await askForSeal(person)).error.message).toBe(inEnglish(verificationSentences.makersOnly));
  }
});

test('verifying gives the seal by the act of users, and tells the maker by letter and notification', async () => {
  const meher = await maker();
  await askForSeal(meher);
  expect((await decide(admin, meher, 'VERIFIED')).status).toBe(200);
  expect((await meher.call(userAuthChecker)).body.data.userFromToken).toMatchObject({ isVerified: true });
  const { acts } = (await admin.call(listActs, { query: { subject: 'USER', subjectId: meher.id } })).body;
  expect(acts).toMatchObject([
    { name: 'USER_VERIFIED', changes: [{ field: 'isVerified', before: 'false', after: 'true' }] },
  ]);
  expect(await query('select subject from mails where recipient = $1', [meher.email])).toEqual([
    { subject: 'You are verified on Tanabana' },
  ]);
  await expect
    .poll(() => query('select type, data from notifications where recipient_id = $1', [meher.id]))
    .toEqual([{ type: 'VERIFICATION', data: { event: 'VERIFIED' } }]);
  expect(allInWords((await own(meher)).refusal)).toBe(inEnglish(verificationSentences.verified));
});

test('a refusal is in the log with its reason, which the letter tells', async () => {
  const meher = await maker();
  await askForSeal(meher);
  const { id } = await requestOf(meher);
  await decide(admin, meher, 'REFUSED');
  const { acts } = (await admin.call(listActs, { query: { subject: 'VERIFICATION', subjectId: id } })).body;
  expect(acts).toMatchObject([{ name: 'VERIFICATION_REFUSED', reason: 'The card shows another face.' }]);
  const [letter] = await query('select text from mails where recipient = $1', [meher.email]);
  expect(letter?.text).toContain('The card shows another face.');
  expect((await requestOf(meher, 'REFUSED')).decision).toMatchObject({ by: 'Devika Nair' });
});

test('of two admins who decide at once the second reads what the first has done', async () => {
  const meher = await maker();
  await askForSeal(meher);
  const { id } = await requestOf(meher);
  const answers = await Promise.all([
    decide(admin, meher, 'VERIFIED', id),
    decide(second, meher, 'REFUSED', id),
  ]);
  const [first, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect([first?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.error.message).toMatch(
    /^This was (verified by Devika Nair|refused by Kabir Sen) meanwhile/,
  );
  expect(await query('select 1 from mails where recipient = $1', [meher.email])).toHaveLength(1);
});

test('who is verified on the page of users has no request left', async () => {
  const meher = await maker();
  await askForSeal(meher);
  const seen = { role: 'JARIWALA', isVerified: false, standing: 'ACTIVE' } as const;
  await second.call(actOnUser, {
    params: { id: meher.id },
    body: { act: 'USER_VERIFIED', reason: 'I know the workshop.', seen },
  });
  expect((await requestOf(meher, 'VERIFIED')).decision).toMatchObject({
    by: 'Kabir Sen',
    reason: 'I know the workshop.',
  });
});

test('an admin who was a maker does not decide their own', async () => {
  const kabir = await maker('Kabir Sen');
  await askForSeal(kabir);
  const { id } = await requestOf(kabir);
  await query(`update users set role = 'ADMIN' where id = $1`, [kabir.id]);
  expect((await decide(kabir, kabir, 'VERIFIED', id)).status).toBe(403);
});

test('the seal is for the name that was looked at: under another one it goes, and nothing old is decided', async () => {
  const meher = await maker();
  await askForSeal(meher);
  const { id } = await requestOf(meher);
  const rename = (name: string) =>
    meher.call(updateProfile, {
      body: { ...shippingDetails, profession: 'Weaver', name, email: meher.email },
    });
  await rename('Meher Begum');
  const { status, error } = await decide(admin, meher, 'VERIFIED', id);
  expect([status, error.message]).toEqual([409, expect.stringContaining('Meher Begum')]);
  await decide(admin, { ...meher, name: 'Meher Begum' }, 'VERIFIED', id);
  await rename('meher begum');
  expect((await own(meher)).isVerified).toBe(true);
  await rename('Sabyasachi');
  expect(await own(meher)).toMatchObject({ isVerified: false, refusal: null });
});

test('documents go thirty days after the decision, and files without a row with them', async () => {
  const meher = await maker();
  await askForSeal(meher);
  await decide(admin, meher, 'VERIFIED');
  const [document] = await query(
    `select d.key from verification_documents d join verification_requests r on r.id = d.request_id
      where r.user_id = $1`,
    [meher.id],
  );
  const path = join(folder(), String(document?.key));
  const age = (days: number) =>
    query(
      `update verification_requests set decided_at = now() - make_interval(days => $2) where user_id = $1`,
      [meher.id, days],
    );
  await age(29);
  await forgetOldDocuments(app.services);
  expect((await own(meher)).request?.documents).toEqual(['weavers-card.pdf']);
  await age(31);
  await forgetOldDocuments(app.services);
  expect((await own(meher)).request?.documents).toEqual([]);
  expect(await query('select note from verification_requests where user_id = $1', [meher.id])).toEqual([
    { note: '' },
  ]);
  await expect.poll(() => existsSync(path)).toBe(false);
});

test('whoever deletes their account takes request and documents along', async () => {
  const meher = await maker();
  await askForSeal(meher);
  const [document] = await query(
    `select d.key from verification_documents d join verification_requests r on r.id = d.request_id
      where r.user_id = $1`,
    [meher.id],
  );
  expect(
    (await meher.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } })).status,
  ).toBe(200);
  expect(await query('select 1 from verification_requests where user_id = $1', [meher.id])).toEqual([]);
  await expect.poll(() => existsSync(join(folder(), String(document?.key)))).toBe(false);
});
