import { afterAll, beforeAll } from 'vitest';
import { type OriginalClient, openOriginalClient } from '#tests/support/original/original-client.ts';
import * as is from '#tests/support/original/original-shapes.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { codeIn } from '#tests/support/people/reset-codes.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { type Replayed, replay } from '#tests/support/servers/replay.ts';

let shop: Shop;
let shopper: OriginalClient;
/** A client that is not signed in. */
let newcomer: OriginalClient;
let picture: Blob;
let resetToken = '';

beforeAll(async () => {
  shop = await openShop();
  shopper = openOriginalClient(shop.app.server.listeningOrigin);
  newcomer = openOriginalClient(shop.app.server.listeningOrigin);
  picture = new Blob([new Uint8Array(await plainPicture('jpeg'))], { type: 'image/jpeg' });
});
afterAll(() => shop.stop());

const profileWords = {
  name: 'Asha Rao',
  phone: '+91 98450 21137',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  profession: 'Textile Designer',
  numberOfEmployees: '3',
  bio: '',
  googleMapLink: '',
};

const accounts: Replayed[] = [
  [
    'POST register',
    () =>
      newcomer.post('/api/auth/register', {
        email: 'rohan@example.in',
        password: 'katan silk and zari',
        name: 'Rohan Das',
      }),
    is.looseObject({ user: is.user, data: is.looseObject({ user: is.user }) }),
  ],
  [
    'POST login',
    () => shopper.signIn(shop.buyer, actorPassword),
    is.looseObject({ data: is.looseObject({ user: is.user }) }),
  ],
  [
    'GET userAuthChecker',
    () => shopper.get('/api/auth/userAuthChecker'),
    is.looseObject({ data: is.looseObject({ userFromToken: is.user }) }),
  ],
  ['POST logout', () => newcomer.post('/api/auth/logout', {}), is.looseObject({})],
  [
    'POST forgotPassowrd',
    () => newcomer.post('/api/auth/forgotPassowrd', { email: 'rohan@example.in' }),
    is.looseObject({ data: is.looseObject({ emailMasked: is.maybe(is.text) }) }),
  ],
  [
    'POST resendOtp',
    () => newcomer.post('/api/auth/resendOtp', {}),
    is.looseObject({ data: is.looseObject({ emailMasked: is.maybe(is.text) }) }),
  ],
  [
    'POST verifyOtp',
    async () => newcomer.post('/api/auth/verifyOtp', { otp: await codeIn(shop.app, 'rohan@example.in') }),
    is.looseObject({ data: is.looseObject({ resetToken: is.text }) }),
    ({ data }) => (resetToken = data.resetToken),
  ],
  [
    'POST resetPassword',
    () =>
      newcomer.post('/api/auth/resetPassword', {
        password: 'khadi and indigo vat',
        resetToken: resetToken,
      }),
    is.looseObject({}),
  ],
];

const profiles: Replayed[] = [
  [
    'GET me',
    () => shopper.get('/api/users/me'),
    is.looseObject({
      data: is.looseObject({ id: is.id, name: is.text, email: is.text, profileImage: is.maybe(is.url) }),
    }),
  ],
  [
    'POST updateProfile',
    () => shopper.post('/api/users/updateProfile', { ...profileWords, email: shop.buyer.email }),
    is.looseObject({ data: is.profile }),
  ],
  ['GET profile', () => shopper.get('/api/users/profile'), is.looseObject({ data: is.profile })],
  [
    'POST updateProfileImage',
    () => shopper.form('/api/users/updateProfileImage', { image: picture }),
    is.looseObject({ data: is.looseObject({ imageUrl: is.url }) }),
  ],
  [
    'GET profile-image',
    () => shopper.get('/api/users/profile-image'),
    is.looseObject({ data: is.looseObject({ profileImage: is.maybe(is.url) }) }),
  ],
];

replay([...accounts, ...profiles]);
