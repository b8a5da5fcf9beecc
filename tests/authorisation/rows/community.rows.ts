import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { phoneVideo } from '#tests/support/people/photographs.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { designForm, fileForm } from '#tests/support/people/uploads.ts';
import { documentsForm } from '#tests/support/people/verifications.ts';
import { voiceForm } from '#tests/support/voice-notes.ts';
import { formOf } from '../things/things.ts';
import type { World } from '../world.ts';
import { byId, byIdWith, only, open, own, type RequestFor, type Rows, shared } from './row.ts';

const ofPerson: RequestFor = (_, { people }) => ({ params: { userId: people.maker.id } });
const ofChat: RequestFor = ({ id }) => ({ params: { chatId: id } });
const wanted = byIdWith({ wanted: true });
const profileWords = {
  ...shippingDetails,
  profession: 'Weaver',
};
const aComment: RequestFor = ({ id }, world) => ({
  params: { id },
  body: { content: `Such a fall, said for the ${world.next()}th time` },
});
const aReview: RequestFor = ({ id }) => ({
  body: formOf({ designId: id, rating: 4, comment: 'The zari sits flat and the fall is lovely.' }),
});
export const onePicture =
  (field: 'image' | 'images'): RequestFor =>
  (_, { picture }) => {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(picture)]), 'sari.jpg');
    return { body };
  };
const reportOf =
  (kind: string): RequestFor =>
  ({ id }) => ({ body: { kind, targetId: id, reason: 'SPAM', note: '' } });
const changedWords = {
  title: 'Katan silk lehenga, madder',
  description: 'Handwoven muslin with a river of leaves along the border.',
  category: "Women's Fashion",
  price: '12500',
  completionTime: '12 days',
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

const savedWords = { title: 'Delivery', content: 'Dear {name}, seven days.' };

/** Accounts, profiles, designs and reactions to them, chats, reviews and stories. */
export const communityRows: Rows = {
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

  'GET /api/design/getProductsForFeed': open(),
  'GET /api/design/getTrendingDesigns': open(),
  'GET /api/users/suggestedMakers': open(),
  'GET /api/search': open(() => ({ query: { q: 'katan' } })),
  'GET /api/search/suggest': open(() => ({ query: { q: 'kat' } })),
  'GET /api/public/getListOfUsersByRole': open(),
  'GET /api/public/trendingDesigns': open(),
  'GET /api/search/categories': open(),
  'GET /api/public/viewPublicProfile/:userId': open(ofPerson),
  'POST /api/public/profileViewed/:userId': open(ofPerson),
  'GET /api/public/designs/:userId': open(ofPerson),
  'GET /api/public/followers/:userId': open(ofPerson),
  'GET /api/public/following/:userId': open(ofPerson),
  'GET /api/public/reviewsOfMaker/:userId': open(ofPerson),

  'GET /api/design/getProductDetails/:id': [
    open(byId, { thing: 'design' }),
    only(['maker'], 'hiddenDesign', byId),
  ],
  'GET /api/design/delivery/:id': [shared('design', byId), only(['maker'], 'hiddenDesign', byId)],
  'GET /api/design/getProductBasicInfo/:id': [
    open(byId, { thing: 'design' }),
    only(['maker'], 'hiddenDesign', byId),
  ],
  'GET /api/design/:id/related': [open(byId, { thing: 'design' }), only(['maker'], 'hiddenDesign', byId)],
  'GET /api/design/:id/reviews': [open(byId, { thing: 'design' }), only(['maker'], 'hiddenDesign', byId)],
  'GET /api/design/getCommentsByDesign/:id': [
    open(byId, { thing: 'design' }),
    only(['maker'], 'hiddenDesign', byId),
  ],
  'POST /api/design/viewed/:id': open(byId, { thing: 'design' }),

  'POST /api/design/uploadPicture': own(onePicture('image')),
  'POST /api/design/uploadVideo': own(() => ({
    body: fileForm('video', { name: 'loom.mp4', bytes: phoneVideo() }),
  })),
  'POST /api/design/uploadDesign': [
    own((_, { picture }) => ({ body: designForm({}, { images: [{ name: 'sari.jpg', bytes: picture }] }) })),
    only(['maker'], 'stagedPicture', ({ id }) => ({ body: designForm({ mediaIds: String(id) }) }), {
      missing: 400,
    }),
  ],
  'GET /api/design/uploadStatus/:id': only(['maker'], 'uploadedDesign', byId),
  'GET /api/design/editDesign/:id': only(['maker'], 'uploadedDesign', byId),
  'PUT /api/design/updateDesign/:id': only(['maker'], 'uploadedDesign', ({ id, pictures = [] }) => ({
    params: { id },
    body: { ...changedWords, revision: 1, pictures },
  })),
  'POST /api/design/setVisibility/:id': only(['maker'], 'anotherDesign', byIdWith({ visible: false })),
  'POST /api/design/setVisibilityOfMany': own(() => ({ body: { ids: [987654321], visible: false } })),
  'POST /api/design/changePrices': own(() => ({
    body: { designs: [{ id: 987654321, price: 10 }], by: 'PERCENT', amount: 5 },
  })),
  'GET /api/design/drafts': own(),
  'GET /api/design/drafts/:id': only(['maker'], 'designDraft', byId),
  'POST /api/design/drafts': own((_, world) => ({
    body: { words: {}, pictures: [], videoId: null },
    headers: { 'idempotency-key': `draft-${world.next()}` },
  })),
  'PUT /api/design/drafts/:id': only(
    ['maker'],
    'designDraft',
    byIdWith({ words: { title: 'Typed on' }, pictures: [], videoId: null, version: 1 }),
  ),
  'POST /api/design/drafts/:id/delete': only(['maker'], 'designDraft', byId),
  'POST /api/design/duplicate/:id': only(['maker'], 'anotherDesign', ({ id }, world) => ({
    params: { id },
    headers: { 'idempotency-key': `duplicate-${world.next()}` },
  })),
  'POST /api/design/appeal/:id': only(
    ['maker'],
    'takenDownDesign',
    byIdWith({ words: 'These are my own pictures.' }),
  ),
  'POST /api/design/deleteSingleDesign/:id': only(['maker'], 'uploadedDesign', byId),
  'GET /api/users/getMyUploadedProducts': own(),
  'GET /api/users/productsOverview': own(),

  'POST /api/design/likeUnLikeDesign/:id': [shared('design', wanted), only([], 'hiddenDesign', wanted)],
  'POST /api/design/saveUnSaveDesign/:id': [shared('design', wanted), only([], 'hiddenDesign', wanted)],
  'POST /api/design/shareDesign/:id': [shared('design', byId), only([], 'hiddenDesign', byId)],
  'POST /api/design/createComment/:id': [shared('design', aComment), only([], 'hiddenDesign', aComment)],
  'GET /api/design/:id/mentionable': [shared('design', byId), only(['maker'], 'hiddenDesign', byId)],
  'GET /api/comments/:id': open(byId, { thing: 'comment' }),
  'GET /api/comments/:id/replies': open(byId, { thing: 'comment' }),
  'DELETE /api/design/deleteComment/:id': only(['buyer', 'maker', 'admin'], 'comment', byId),
  'POST /api/users/follow/:id': shared('theMaker', wanted, { maker: 400 }),
  'GET /api/users/follow-requests': own(),
  'POST /api/users/follow-requests/:id': only(['maker'], 'followRequest', byIdWith({ agree: false })),
  'POST /api/users/mute/:id': shared('theMaker', ({ id }) => ({ params: { id }, body: { wanted: false } }), {
    maker: 400,
  }),
  'GET /api/users/muted': own(),
  'GET /api/chat/blocked': own(),
  'GET /api/users/getLikedDesignsByUser': own(),
  'GET /api/users/getSavedDesignsByUser': [
    own(),
    only(['buyer'], 'board', ({ id }) => ({ query: { board: String(id) } })),
  ],
  'GET /api/users/boards': own(),
  'POST /api/users/boards': own((_, { next }) => ({ body: { name: `For later ${next()}` } })),
  'PATCH /api/users/boards/:id': only(['buyer'], 'board', ({ id }, { next }) => ({
    params: { id },
    body: { name: `Renamed ${next()}` },
  })),
  'DELETE /api/users/boards/:id': only(['buyer'], 'board', byId),
  'POST /api/users/moveSavedDesign/:id': only(['buyer'], 'board', ({ id }, { designId }) => ({
    params: { id: designId },
    body: { boardId: id },
  })),

  'GET /api/saved-replies': own(),
  'POST /api/saved-replies': own(() => ({ body: savedWords })),
  'PUT /api/saved-replies/:id': only(['maker'], 'savedReply', byIdWith({ ...savedWords, title: 'Fabric' })),
  'DELETE /api/saved-replies/:id': only(['maker'], 'savedReply', byId),
  'GET /api/chat/userChats': own(),
  'GET /api/chat/unread': own(),
  'GET /api/chat/people': own(() => ({ query: { q: 'asha' } })),
  'GET /api/chat/find-or-null/:receiverId': shared('theMaker', ({ id }) => ({ params: { receiverId: id } }), {
    maker: 400,
  }),
  'POST /api/chat/send': shared('theMaker', ({ id }) => ({ body: { receiverId: id, content: 'Namaste' } }), {
    maker: 400,
  }),
  'POST /api/chat/sendPictures': shared(
    'theMaker',
    ({ id }) => ({
      body: formOf({ receiverId: id, content: 'Namaste' }),
    }),
    { maker: 400 },
  ),
  'POST /api/chat/sendVoice': shared('theMaker', ({ id }) => ({ body: voiceForm(id) }), { maker: 400 }),
  'GET /api/chat/messages/:messageId/voice': only(['buyer', 'maker'], 'voiceMessage', ({ id }) => ({
    params: { messageId: id },
  })),
  'POST /api/chat/block/:userId': shared(
    'theMaker',
    ({ id }) => ({
      params: { userId: id },
      body: { wanted: false },
    }),
    { maker: 400 },
  ),
  'GET /api/chat/chats/:chatId/messages': only(['buyer', 'maker'], 'chat', ofChat),
  'POST /api/chat/chats/:chatId/read': only(['buyer', 'maker'], 'chat', ({ id, messageId = 0 }) => ({
    params: { chatId: id },
    body: { upTo: messageId },
  })),

  'GET /api/notifications': own(),
  'GET /api/users/getUnreadNotifications': own(),
  'POST /api/users/markAllNotificationsAsRead': own(),
  'POST /api/users/markNotificationAsReadByDesign/:designId': shared('design', ({ id }) => ({
    params: { designId: id },
  })),
  'POST /api/users/markNotificationAsRead/:id': only(['maker'], 'notification', byId),

  'POST /api/complaints/report': [
    shared('theMaker', reportOf('USER'), { maker: 400 }),
    shared('liveStory', reportOf('STORY'), { maker: 400 }),
    shared('comment', reportOf('COMMENT'), { buyer: 400 }),
    only(['buyer', 'maker'], 'message', reportOf('MESSAGE'), { ruledOut: { buyer: 400 } }),
    only([], 'hiddenDesign', reportOf('DESIGN')),
  ],

  'POST /api/design/submitReviewAndRating': [
    shared('design', aReview, { maker: 400 }),
    only([], 'hiddenDesign', aReview, { knows: ['maker'] }),
  ],
  'GET /api/design/:id/ownReview': shared('design', byId),
  'GET /api/users/getMyProductReviewsAndRatings': own(),
  'POST /api/design/reviews/:id/helpful': shared('review', wanted, { buyer: 400 }),
  'POST /api/design/reviews/:id/reply': only(['maker'], 'review', byIdWith({ content: 'Thank you, Asha.' })),

  'GET /api/stories/tray': open(),
  'GET /api/stories/of/:userId': open(ofPerson),
  'POST /api/stories': own(onePicture('image')),
  'POST /api/stories/:id/seen': shared('liveStory', byId),
  'GET /api/stories/:id/status': only(['maker'], 'liveStory', byId),
  'GET /api/stories/:id/viewers': only(['maker'], 'liveStory', byId),
  'DELETE /api/stories/:id': only(['maker'], 'story', byId),
};
