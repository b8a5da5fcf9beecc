import { phoneVideo } from '#tests/support/people/photographs.ts';
import { reviewForm } from '#tests/support/people/reviews.ts';
import { designForm, fileForm, formOf } from '#tests/support/people/uploads.ts';
import { voiceForm } from '#tests/support/voice-notes.ts';
import { onePicture } from './accounts.rows.ts';
import { byId, byIdWith, only, open, own, type RequestFor, type Rows, shared } from './row.ts';

const ofPerson: RequestFor = (_, { people }) => ({ params: { userId: people.maker.id } });
const ofChat: RequestFor = ({ id }) => ({ params: { chatId: id } });
const wanted = byIdWith({ wanted: true });
const aComment: RequestFor = ({ id }, world) => ({
  params: { id },
  body: { content: `Such a fall, said for the ${world.next()}th time` },
});
const aReview: RequestFor = ({ id }) => ({
  body: reviewForm({ designId: id, rating: 4 }),
});
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

const savedWords = { title: 'Delivery', content: 'Dear {name}, seven days.' };

/** Designs and reactions to them, chats, reviews and stories. */
export const communityRows: Rows = {
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
