import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OriginalClient, openOriginalClient } from '#tests/support/original/original-client.ts';
import * as is from '#tests/support/original/original-shapes.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { type Replayed, replay } from '#tests/support/servers/replay.ts';

let shop: Shop;
let maker: OriginalClient;
let shopper: OriginalClient;
/** A client that is not signed in. */
let visitor: OriginalClient;
let picture: Blob;
/** Ids from earlier answers, used by later calls. */
const known = { design: 0, comment: 0, enquiry: 0 };

beforeAll(async () => {
  shop = await openShop();
  const open = () => openOriginalClient(shop.app.server.listeningOrigin);
  [maker, shopper, visitor] = [open(), open(), open()];
  await maker.signIn(shop.maker, actorPassword);
  await shopper.signIn(shop.buyer, actorPassword);
  picture = new Blob([new Uint8Array(await plainPicture('jpeg'))], { type: 'image/jpeg' });
});
afterAll(() => shop.stop());

const uploaded = {
  title: 'Jamdani sari, indigo',
  description: 'Handwoven muslin with a river of leaves along the border.',
  discount: '1',
  completionTime: '5-7 business days',
  category: "Women's Fashion",
  price: '12500',
};

const designs: Replayed[] = [
  [
    'POST uploadDesign',
    () => maker.form('/api/design/uploadDesign', { ...uploaded, images: [picture, picture] }),
    is.looseObject({ success: is.flag, message: is.text, design: is.looseObject({ id: is.id }) }),
    ({ design }) => (known.design = design.id),
  ],
  [
    'GET getProductsForFeed',
    () => visitor.get('/api/design/getProductsForFeed?page=1'),
    is.looseObject({ total: is.number, pageSize: is.number, products: is.many(is.feedDesign) }),
  ],
  [
    'GET getProductDetails',
    () => shopper.get(`/api/design/getProductDetails/${known.design}`),
    is.looseObject({ success: is.flag, product: is.designDetails }),
  ],
  [
    'GET getProductBasicInfo',
    () => shopper.get(`/api/design/getProductBasicInfo/${known.design}`),
    is.looseObject({
      success: is.flag,
      product: is.looseObject({
        id: is.id,
        title: is.text,
        price: is.rupees,
        image: is.maybe(is.url),
        designer: is.looseObject({ name: is.text }),
      }),
    }),
  ],
  [
    'POST likeUnLikeDesign',
    () => shopper.post(`/api/design/likeUnLikeDesign/${known.design}`, {}),
    is.looseObject({ success: is.flag, isLiked: is.flag, likesCount: is.number }),
  ],
  [
    'POST saveUnSaveDesign',
    () => shopper.post(`/api/design/saveUnSaveDesign/${known.design}`, {}),
    is.looseObject({ message: is.text }),
  ],
  [
    'POST shareDesign',
    () => shopper.post(`/api/design/shareDesign/${known.design}`, {}),
    is.looseObject({ success: is.flag, sharesCount: is.number }),
  ],
  [
    'POST createComment',
    () => shopper.post(`/api/design/createComment/${known.design}`, { content: 'Is the muslin white?' }),
    is.looseObject({ success: is.flag, comment: is.looseObject({ id: is.id }) }),
    ({ comment }) => (known.comment = comment.id),
  ],
  [
    'GET getCommentsByDesign',
    () => visitor.get(`/api/design/getCommentsByDesign/${known.design}?page=1&limit=10`),
    is.looseObject({
      designId: is.id,
      currentPage: is.number,
      totalPages: is.number,
      totalComments: is.number,
      comments: is.many(is.comment),
    }),
  ],
  [
    'DELETE deleteComment',
    () => shopper.send('DELETE', `/api/design/deleteComment/${known.comment}`, {}),
    is.looseObject({}),
  ],
  [
    'POST submitReviewAndRating',
    () =>
      shopper.form('/api/design/submitReviewAndRating', {
        designId: String(known.design),
        comment: 'The border is a marvel.',
        rating: '4',
        images: [picture, picture],
      }),
    is.looseObject({
      data: is.looseObject({
        id: is.id,
        comment: is.text,
        createdAt: is.date,
        ReviewImage: is.many(is.looseObject({ id: is.id, url: is.url })),
      }),
    }),
  ],
  [
    'GET reviews',
    () => visitor.get(`/api/design/${known.design}/reviews?page=1&limit=5`),
    is.looseObject({
      success: is.flag,
      reviews: is.many(is.review),
      meta: is.looseObject({
        averageRating: is.maybe(is.number),
        totalReviews: is.number,
        totalPages: is.number,
        ratingDistribution: is.many(
          is.looseObject({ stars: is.number, percentage: is.number, count: is.number }),
        ),
      }),
    }),
  ],
  [
    'GET getSavedDesignsByUser',
    () => shopper.get('/api/users/getSavedDesignsByUser'),
    is.looseObject({ designs: is.many(is.looseObject({ userName: is.text, images: is.urls })) }),
  ],
  [
    'GET getLikedDesignsByUser',
    () => shopper.get('/api/users/getLikedDesignsByUser'),
    is.looseObject({
      data: is.many(is.likedDesign),
    }),
  ],
  [
    'GET getMyProductReviewsAndRatings',
    () => maker.get('/api/users/getMyProductReviewsAndRatings'),
    is.looseObject({
      data: is.many(is.reviewedDesign),
    }),
  ],
  [
    'GET getMyUploadedProducts',
    () => maker.get('/api/users/getMyUploadedProducts'),
    is.looseObject({
      count: is.number,
      products: is.many(is.uploadedDesign),
    }),
  ],
];

const enquiries: Replayed[] = [
  [
    'POST createEnquiry',
    () =>
      visitor.post('/api/enquiry/createEnquiry', {
        name: 'Kavya',
        email: 'kavya@example.in',
        phone: '',
        message: 'Is it dyed with plants?',
        designId: String(known.design),
        imageUrl: '',
        userId: '7',
      }),
    is.doneMessage,
  ],
  [
    'GET getEnquiriesForSellerProducts',
    () => maker.get('/api/enquiry/getEnquiriesForSellerProducts'),
    is.looseObject({ data: is.many(is.enquiry) }),
    ({ data }) => (known.enquiry = data[0].id),
  ],
  [
    'GET getEnquiry',
    () => maker.get(`/api/enquiry/getEnquiry/${known.enquiry}`),
    is.looseObject({ data: is.enquiry }),
  ],
  [
    'PATCH updateStatus',
    () => maker.send('PATCH', `/api/enquiry/updateStatus/${known.enquiry}`, { status: 'IN_PROGRESS' }),
    is.done,
  ],
  [
    'PATCH sendEnquiryResponsebuyer',
    () =>
      maker.send('PATCH', `/api/enquiry/sendEnquiryResponsebuyer/${known.enquiry}`, {
        responseMessage: '',
        status: 'CLOSED',
      }),
    is.done,
  ],
  [
    'GET getListOfUsersByRole',
    () => visitor.get('/api/public/getListOfUsersByRole?page=1&role=DESIGNER'),
    is.looseObject({
      success: is.flag,
      data: is.looseObject({
        users: is.many(is.creator),
        currentPage: is.number,
        totalPages: is.number,
        totalUsers: is.number,
      }),
    }),
  ],
  [
    'GET viewPublicProfile',
    () => visitor.get(`/api/public/viewPublicProfile/${shop.maker.id}`),
    is.looseObject({
      success: is.flag,
      data: is.looseObject({
        id: is.id,
        name: is.text,
        role: is.text,
        isVerified: is.flag,
        isOnline: is.flag,
        profile: is.profileOf,
        designs: is.many(
          is.looseObject({
            id: is.id,
            title: is.text,
            description: is.maybe(is.text),
            images: is.wrappedUrls,
          }),
        ),
      }),
    }),
  ],
  [
    'GET getUnreadNotifications',
    () => maker.get('/api/users/getUnreadNotifications'),
    is.looseObject({
      notifications: is.many(is.notification),
    }),
  ],
  [
    'POST markNotificationAsReadByDesign',
    () => maker.post(`/api/users/markNotificationAsReadByDesign/${known.design}`, {}),
    is.looseObject({}),
  ],
  [
    'POST deleteSingleDesign',
    () => maker.post(`/api/design/deleteSingleDesign/${known.design}`, { designId: String(known.design) }),
    is.done,
  ],
];

replay([...designs, ...enquiries]);

test('the days have no unit, a design without a discount has none, and unknown people are not found', async () => {
  const { body } = await shopper.get(`/api/design/getProductDetails/${shop.designId}`);
  expect(body.product.completionTime).toMatch(/^\d+$/);
  const feed = await visitor.get('/api/design/getProductsForFeed?page=1');
  const plain = feed.body.products.find(({ id }: { id: number }) => id === shop.designId);
  expect(plain.discount).toBeNull();
  for (const path of [
    '/api/public/viewPublicProfile/987654',
    '/api/public/viewPublicProfile/0',
    '/api/public/viewPublicProfile/abc',
    '/api/chat/find-or-null/987654',
  ]) {
    const answer = await shopper.get(path);
    expect([answer.status, answer.body.message], path).toEqual([404, 'User not found']);
  }
  const { price: _, ...priceless } = uploaded;
  const refused = await maker.form('/api/design/uploadDesign', { ...priceless, images: [picture] });
  expect([refused.status, refused.body.message]).toEqual([400, 'Price is required']);
});
