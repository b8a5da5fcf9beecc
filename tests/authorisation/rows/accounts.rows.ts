import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { formOf } from '#tests/support/people/uploads.ts';
import { documentsForm } from '#tests/support/people/verifications.ts';
import type { World } from '../world.ts';
import { byId, only, open, own, type RequestFor, type Rows } from './row.ts';

export const onePicture =
  (field: 'image' | 'images'): RequestFor =>
  (_, { picture }) => ({ body: formOf({}, { [field]: [{ name: 'sari.jpg', bytes: picture }] }) });
const profileWords = {
  ...shippingDetails,
  profession: 'Weaver',
};

/** The unsubscribe link of an email stops that kind of email for anyone who has it. */
async function letterToken({ app, people }: World): Promise<string> {
  const { mail, db } = app.services;
  const to = people.buyer.email;
  await mail.send(db, { to, kind: 'ENQUIRY', says: aLetter('1') });
  const links = (await mail.listUnsent(db, to)).map(({ unsubscribeUrl }) => unsubscribeUrl);
  return new URL(links.find((link) => link !== null) ?? '').searchParams.get('token') ?? '';
}
/** A wrong password, so that nothing is enabled or disabled. */
const wrongProof: RequestFor = () => ({ body: { password: 'not the password', code: '000000' } });

/** Accounts, profiles and what a member chooses for themselves. */
export const accountRows: Rows = {
  'GET /api/verification': own(),
  // Only makers can be verified.
  'POST /api/verification': own(() => ({ body: documentsForm() }), {
    spendsPerson: true,
    ruledOut: { buyer: 409, admin: 409 },
  }),
  'POST /api/auth/login': open(
    (_, { people }, by = people.buyer) => ({ body: { email: by.email, password: actorPassword } }),
    { spendsPerson: true },
  ),
  'POST /api/auth/login/code': open(() => ({ body: { code: '000000' } }), { answers: 400 }),
  'GET /api/auth/login/number': open(),
  'POST /api/auth/login/number/send': open(() => ({ body: { number: '+919845012345' } })),
  'POST /api/auth/login/number': open(() => ({ body: { code: '000000' } }), { answers: 400 }),
  'GET /api/auth/number': own(),
  'POST /api/auth/number/send': own(() => ({ body: { number: '+919845054321', password: actorPassword } })),
  'POST /api/auth/number/confirm': own(() => ({ body: { code: '000000' } }), { answers: 400 }),
  'POST /api/auth/number/remove': own(),
  'POST /api/auth/logout': open(undefined, { spendsPerson: true }),
  'POST /api/auth/register': open(
    (_, { next }) => ({
      body: { name: 'Leela Das', email: `leela.${next()}@example.in`, password: 'madder and indigo 7' },
    }),
    { spendsPerson: true },
  ),
  'POST /api/auth/forgotPassword': open(() => ({ body: { email: 'nobody@example.in' } })),
  'POST /api/auth/forgotPassowrd': open(() => ({ body: { email: 'nobody@example.in' } })),
  'POST /api/auth/resendOtp': open(() => ({ body: { email: 'nobody@example.in' } })),
  'POST /api/auth/verifyOtp': open(() => ({ body: { otp: '000000', email: 'nobody@example.in' } }), {
    answers: 400,
  }),
  'POST /api/auth/resetPassword': open(
    () => ({ body: { password: 'madder and indigo 7', resetToken: 'invented' } }),
    { answers: 400 },
  ),
  'POST /api/auth/confirmEmail': open(() => ({ body: { token: 'x'.repeat(43) } }), { answers: 400 }),
  'POST /api/auth/sendConfirmation': own(),
  'POST /api/auth/cancelEmailChange': own(),
  'POST /api/auth/changePassword': own(
    () => ({ body: { currentPassword: actorPassword, password: 'madder and indigo 7' } }),
    { spendsPerson: true },
  ),
  'GET /api/auth/userAuthChecker': own(),
  'GET /api/auth/sessions': own(),
  'GET /api/auth/signIns': own(),
  'GET /api/auth/twoFactor': own(),
  'POST /api/auth/twoFactor/setUp': own(undefined, { spendsPerson: true }),
  'POST /api/auth/twoFactor/turnOn': own(wrongProof, { answers: 400 }),
  'POST /api/auth/twoFactor/turnOff': own(wrongProof, { answers: 400 }),
  'POST /api/auth/twoFactor/recoveryCodes': own(wrongProof, { answers: 400 }),
  'POST /api/account/delete': own(() => ({ body: { password: actorPassword, confirmation: 'DELETE' } }), {
    spendsPerson: true,
  }),
  'GET /api/account/data-download': own(),
  'POST /api/account/data-download': own(() => ({ body: { password: actorPassword } })),
  'GET /api/account/data-download/:id/file': only(['buyer'], 'dataDownload', byId),
  'POST /api/auth/sessions/endOthers': own(undefined, { spendsPerson: true }),
  'POST /api/auth/sessions/end': only(['buyer'], 'session', ({ id }) => ({ body: { sessionId: id } })),

  'GET /api/users/me': own(),
  'GET /api/users/profile': own(),
  'GET /api/notifications/choices': own(),
  'POST /api/notifications/ways': own(() => ({ body: { designUpdates: true } })),
  'POST /api/notifications/choices': own(() => ({ body: { kind: 'LIKE', mail: true } })),
  'POST /api/notifications/letterTimes': own(() => ({ body: { digest: 'DAILY' } })),
  'GET /api/notifications/push': own(),
  'POST /api/notifications/push': own((_, __, by) => ({
    body: {
      endpoint: `https://push.example.com/${by?.id}`,
      keys: {
        // The base point of P-256.
        p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'a'.repeat(22),
      },
    },
  })),
  'POST /api/notifications/push/stop': own(() => ({ body: {} })),
  'GET /api/letters/subscription': open(async (_, world) => ({ query: { token: await letterToken(world) } })),
  'POST /api/letters/subscription': open(async (_, world) => ({
    body: { token: await letterToken(world), isOn: true },
  })),
  'GET /api/users/privacy': own(),
  'POST /api/users/privacy': own(() => ({ body: { showOnlineStatus: true } })),
  'POST /api/users/consents': own(() => ({ body: { text: 'TERMS', version: textVersions.TERMS } })),
  'POST /api/users/appearance': own(() => ({ body: { theme: 'dark', textSize: 'large', language: 'ta' } })),
  'GET /api/users/shop': own(),
  'POST /api/users/shop': own(() => ({
    body: { about: 'Katan silk.', specialities: ['Sarees'], leadDays: '21', ordersAMonth: '', holidays: [] },
  })),
  'PUT /api/users/shop/shares': own(() => ({
    body: { shares: { DESIGN: 10, MAKING: 30, MADE: 80 }, version: 0 },
  })),
  'PUT /api/users/shop/swatch': own(() => ({ body: { price: 300 } })),
  'POST /api/users/shop/pause': own(() => ({ body: { until: addDays(istDayOf(new Date()), 10) } }), {
    spendsPerson: true,
  }),
  'DELETE /api/users/shop/pause': own(),
  'GET /api/users/profile-views': own(),
  'POST /api/users/updateProfile': own((_, __, by) => ({ body: { ...profileWords, email: by?.email } }), {
    spendsPerson: true,
  }),
  'POST /api/users/chooseRole': own(() => ({ body: { role: 'ARTIST' } }), {
    spendsPerson: true,
    ruledOut: { admin: 409 },
  }),
  'GET /api/users/profile-image': own(),
  'POST /api/users/updateProfileImage': own(onePicture('image')),
  'DELETE /api/users/profile-image': own(),
};
