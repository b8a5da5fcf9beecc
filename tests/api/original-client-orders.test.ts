import { afterAll, beforeAll } from 'vitest';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import {
  type OriginalAnswer,
  type OriginalClient,
  openOriginalClient,
} from '#tests/support/original/original-client.ts';
import * as is from '#tests/support/original/original-shapes.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { slotIn } from '#tests/support/people/meetings.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { type Replayed, replay } from '#tests/support/servers/replay.ts';

let shop: Shop;
let maker: OriginalClient;
let buyer: OriginalClient;
/** Values from earlier answers, used by later calls. */
const known = { order: 0, razorpayOrder: '', address: 0, meeting: 0, chat: 0 };

beforeAll(async () => {
  shop = await openShop();
  // Home visits are offered near the maker's own PIN code.
  await saveProfile(shop.app.services.db, shop.maker.id, { pincode: '560001' });
  [maker, buyer] = [shop, shop].map(({ app }) => openOriginalClient(app.server.listeningOrigin)) as [
    OriginalClient,
    OriginalClient,
  ];
  await maker.signIn(shop.maker, actorPassword);
  await buyer.signIn(shop.buyer, actorPassword);
});
afterAll(() => shop.stop());

const listed = {
  id: is.id,
  totalAmount: is.rupees,
  status: is.text,
  createdAt: is.date,
  orderItems: is.maybe(is.list(is.looseObject({ title: is.text }))),
};
const meeting = is.looseObject({
  id: is.id,
  type: is.text,
  status: is.maybe(is.text),
  scheduledAt: is.date,
  notes: is.maybe(is.text),
  address: is.maybe(
    is.looseObject({
      id: is.id,
      label: is.text,
      fullAddress: is.text,
      city: is.text,
      state: is.text,
      pincode: is.text,
      country: is.text,
    }),
  ),
});
const chatUser = is.looseObject({
  id: is.id,
  name: is.text,
  isOnline: is.maybe(is.flag),
  lastSeen: is.maybe(is.date),
});
const message = is.looseObject({
  id: is.id,
  senderId: is.id,
  content: is.text,
  sender: is.looseObject({ name: is.text }),
  createdAt: is.maybe(is.date),
  chatId: is.maybe(is.id),
});
const analytics = is.looseObject({
  product: is.maybe(
    is.looseObject({ title: is.text, category: is.text, price: is.rupees, images: is.maybe(is.wrappedUrls) }),
  ),
  analytics: is.looseObject({
    totalSales: is.number,
    totalRevenue: is.rupees,
    avgOrderValue: is.number,
    confirmedOrders: is.number,
    pendingOrders: is.number,
    cancelledOrders: is.number,
  }),
  orders: is.many(
    is.looseObject({
      orderId: is.id,
      buyerName: is.text,
      buyerImage: is.maybe(is.url),
      status: is.text,
      date: is.date,
      product: is.looseObject({ amount: is.rupees }),
    }),
  ),
});

const pay = async (path: string) =>
  buyer.post(path, { ...(await shop.razorpay.pay(known.razorpayOrder)), orderId: String(known.order) });
const keepOrder = (body: OriginalAnswer['body']) => {
  known.order = body.orderId;
  known.razorpayOrder = body.razorpayOrderId;
};

const advance: Replayed[] = [
  [
    'GET current-user-shipping-address, of nobody yet',
    () => buyer.get('/api/order/current-user-shipping-address'),
    is.done,
  ],
  [
    'POST create',
    () =>
      buyer.post('/api/order/create', { items: [{ designId: shop.designId, quantity: 1 }], shippingDetails }),
    is.checkout,
    keepOrder,
  ],
  ['POST verifyInitialPayment', () => pay('/api/order/verifyInitialPayment'), is.done],
  [
    'GET confirmation',
    () => buyer.get(`/api/order/confirmation/${known.order}`),
    is.looseObject({ orderData: is.confirmation }),
  ],
  [
    'GET orderDetailsForBuyerAndSeller',
    () => maker.get(`/api/order/orderDetailsForBuyerAndSeller/${known.order}`),
    is.looseObject({ orderData: is.orderDetails }),
  ],
  [
    'GET my-orders',
    () => buyer.get('/api/order/my-orders'),
    is.looseObject({ orders: is.many(is.looseObject(listed)) }),
  ],
  [
    'GET getMyProductOrdersSell',
    () => maker.get('/api/order/getMyProductOrdersSell'),
    is.looseObject({
      data: is.many(
        is.looseObject({
          ...listed,
          user: is.maybe(is.looseObject({ name: is.text, profile: is.profileOf })),
        }),
      ),
    }),
  ],
  ['GET getProductAnalytics', () => maker.get(`/api/order/getProductAnalytics/${shop.designId}`), analytics],
  [
    'PUT status',
    () => maker.send('PUT', `/api/order/${known.order}/status`, { status: 'DESIGN_IN_PROGRESS' }),
    is.looseObject({ success: is.flag, orderData: is.orderDetails }),
  ],
];

const visit: Replayed[] = [
  [
    'POST createAddress',
    () =>
      buyer.post('/api/user/addresses/createAddress', {
        label: 'Home',
        fullAddress: shippingDetails.address,
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560003',
        country: 'India',
        isDefault: false,
      }),
    is.looseObject({ success: is.flag, message: is.text, data: is.looseObject({ id: is.id }) }),
    ({ data }) => (known.address = data.id),
  ],
  [
    'GET current-user-shipping-address',
    () => buyer.get('/api/order/current-user-shipping-address'),
    is.looseObject({
      success: is.flag,
      shippingAddress: is.maybe(
        is.looseObject({
          shippingAddress: is.text,
          shippingCity: is.text,
          shippingState: is.text,
          shippingPincode: is.text,
          shippingCountry: is.text,
        }),
      ),
      addresses: is.many(
        is.looseObject({
          id: is.id,
          label: is.text,
          fullAddress: is.text,
          city: is.text,
          state: is.text,
          pincode: is.text,
          country: is.text,
          isDefault: is.flag,
        }),
      ),
    }),
  ],
  [
    'POST meetings',
    () =>
      buyer.post(`/api/meeting/orders/${known.order}/meetings`, {
        type: 'HOME_VISIT',
        scheduledAt: slotIn(shop.app, 3, 10),
        notes: '',
        addressId: known.address,
        isExistingAddress: true,
      }),
    is.doneMessage,
  ],
  [
    'GET meetings',
    () => maker.get(`/api/meeting/orders/${known.order}/meetings`),
    is.looseObject({ success: is.flag, data: is.many(meeting) }),
    ({ data }) => (known.meeting = data[0].id),
  ],
  [
    'PUT cancel',
    () => buyer.send('PUT', `/api/meeting/meetings/${known.meeting}/cancel`, {}),
    is.doneMessage,
  ],
  [
    'POST meetings, by telephone',
    () =>
      buyer.post(`/api/meeting/orders/${known.order}/meetings`, {
        type: 'PHONE_CALL',
        scheduledAt: slotIn(shop.app, 4, 11),
        notes: 'After lunch',
      }),
    is.doneMessage,
  ],
  [
    'GET meetings again',
    () => maker.get(`/api/meeting/orders/${known.order}/meetings`),
    is.looseObject({ data: is.many(meeting) }),
    ({ data }) => (known.meeting = data[0].id),
  ],
  [
    'PUT complete, begun',
    () => maker.send('PUT', `/api/meeting/meetings/${known.meeting}/complete`, { status: 'IN_PROGRESS' }),
    is.doneMessage,
  ],
  [
    'PUT complete',
    () => maker.send('PUT', `/api/meeting/meetings/${known.meeting}/complete`, { status: 'COMPLETED' }),
    is.doneMessage,
  ],
];

const final: Replayed[] = [
  [
    'POST createFinalPayment',
    () => buyer.post('/api/order/createFinalPayment', { orderId: String(known.order) }),
    is.checkout,
    keepOrder,
  ],
  ['POST verifyFinalPayment', () => pay('/api/order/verifyFinalPayment'), is.done],
];

const chat: Replayed[] = [
  [
    'GET find-or-null',
    () => buyer.get(`/api/chat/find-or-null/${shop.maker.id}`),
    is.looseObject({ exists: is.flag, chatUser }),
  ],
  [
    'POST send',
    () => buyer.post('/api/chat/send', { receiverId: shop.maker.id, content: 'Is it cut?' }),
    is.looseObject({ createdFirst: is.flag, message: is.looseObject({ chatId: is.id }) }),
    ({ message: sent }) => (known.chat = sent.chatId),
  ],
  [
    'GET messages',
    () => maker.get(`/api/chat/chats/${known.chat}/messages`),
    is.looseObject({ messages: is.many(message) }),
  ],
  [
    'GET userChats',
    () => maker.get('/api/chat/userChats'),
    is.looseObject({
      chats: is.many(
        is.looseObject({ chatId: is.id, chatUser, lastMessage: message, unreadCount: is.number }),
      ),
    }),
  ],
];

replay([...advance, ...visit, ...final, ...chat]);
