import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { type DesignOptions, noOptions } from '#contracts/designs/options/design-options.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';

export const asha: Viewer = {
  id: 4,
  name: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98450 11111',
  role: 'USER',
  isVerified: false,
  isEmailConfirmed: true,
  mustConfirmEmail: false,
  appearance: null,
  textsToAgree: [],
  isTwoFactorOn: false,
  hasHandedWork: false,
  suspension: null,
  pendingEmail: null,
  profileImage: null,
};

export const home: Address = {
  id: 7,
  label: 'Home',
  fullAddress: '9, Lake View Road',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700029',
  country: 'India',
  isDefault: true,
};

const instant = '2026-11-22T10:00:00.000Z';
const delivery = {
  makingDays: 12,
  transit: { least: 3, most: 5 },
  to: null,
  by: '2026-12-10',
  away: [],
  orderedOn: null,
  begins: '2026-11-23',
  daysOff: [],
  homeVisit: true,
};

export const gulnaar: DesignDetails = {
  id: 3,
  title: 'Gulnaar Anarkali',
  titleLang: 'en',
  descriptionLang: 'en',
  description: 'Hand-block printed cotton with a long flare.',
  price: 3500,
  discount: 0,
  originalPrice: null,
  taxAmount: 172,
  shippingCost: 0,
  totalAmount: 3672,
  advanceAmount: 1468.8,
  finalAmount: 2203.2,
  category: 'Traditional',
  completionTime: '12',
  completionDays: 12,
  images: [],
  pictures: [],
  dyes: [],
  videoUrl: null,
  materialOne: null,
  materialTwo: null,
  brand: null,
  size: null,
  color: null,
  condition: null,
  measuring: 'MADE_TO_MEASURE',
  options: noOptions,
  priceFrom: 3500,
  sizes: [],
  delivery,
  closed: null,
  credits: [],
  swatchPrice: null,
  keptShares: { DESIGN: 25, MAKING: 50, MADE: 100 },
  status: 'PUBLISHED',
  isLiked: false,
  isSaved: false,
  createdAt: instant,
  designer: {
    id: 9,
    name: 'Meera Iyer',
    city: 'Chennai',
    profileImage: null,
    isVerified: true,
    isFollowed: false,
    followState: 'NONE',
    rating: null,
  },
  meta: {
    rating: null,
    reviewCount: 0,
    othersRating: null,
    othersReviewCount: 0,
    orders: 0,
    likesCount: 7,
    savesCount: 0,
    commentCount: 0,
    sharesCount: 0,
  },
  reviews: [],
  latestReviews: [],
  latestOtherReviews: [],
  can: { order: true, edit: false, review: false },
};

/** What its buyer may choose of a design with options: a sleeve, a back that excludes one of them, and two questions. */
export const kurtaOptions: DesignOptions = {
  choices: [
    {
      key: 'sleeve',
      name: 'Sleeve',
      required: true,
      defaultOption: 'elbow',
      options: [
        { key: 'elbow', name: 'Elbow length', price: 0, days: 0 },
        { key: 'full', name: 'Full length', price: 500, days: 3 },
      ],
    },
    {
      key: 'back',
      name: 'Back',
      required: false,
      defaultOption: null,
      options: [
        { key: 'deep', name: 'Deep back', price: -200, days: 0 },
        { key: 'closed', name: 'Closed back', price: 0, days: 0 },
      ],
    },
  ],
  rules: [{ kind: 'EXCLUDES', option: 'deep', other: 'full' }],
  questions: [
    { key: 'initials', kind: 'TEXT', text: 'Which initials?', required: true, answers: [] },
    { key: 'photo', kind: 'PICTURE', text: 'A picture of the blouse you like', required: false, answers: [] },
  ],
};

/** The options of the payment window for the advance of order 70. */
export const bill: ReplyOf<typeof createOrder> = {
  success: true,
  message: 'Order placed',
  razorpayKey: 'rzp_test_key',
  amount: 1468.8,
  currency: 'INR',
  razorpayOrderId: 'order_70',
  orderId: 70,
  checkoutScriptUrl: '/pay.js',
  callbackUrl: '/api/order/callback',
};

const notPaid = { paid: false, paidAt: null, refunded: false, returning: null, refundedAt: null };

/** Asha's order of Gulnaar; its advance is not paid. */
export const unpaidOrder: OrderData = {
  id: 70,
  orderNumber: 'TB-70',
  status: 'PENDING',
  createdAt: instant,
  role: 'buyer',
  products: [
    {
      id: 3,
      title: gulnaar.title,
      titleLang: 'en',
      designer: 'Meera Iyer',
      quantity: 1,
      price: 3500,
      image: null,
      size: '',
      lines: [],
      answers: [],
    },
  ],
  buyer: { id: 4, name: asha.name, email: asha.email, phone: asha.phone },
  maker: { id: 9, name: 'Meera Iyer', city: 'Chennai' },
  shipping: {
    name: asha.name,
    address: home.fullAddress,
    city: home.city,
    state: home.state,
    zipCode: home.pincode,
    country: 'India',
  },
  totals: { subtotal: 3500, shippingCost: 0, tax: 172, total: 3672 },
  payments: {
    initial: { amount: 1468.8, ...notPaid },
    final: { amount: 2203.2, ...notPaid, dueDate: null, isOverdue: false },
    held: 0,
    refundable: 0,
    kept: 0,
    refusal: null,
    isDisputed: false,
  },
  refunds: [],
  disputes: [],
  paymentInfo: { initialAmount: 1468.8, remainingAmount: 2203.2, dueDate: instant },
  firstName: 'Asha',
  lastName: 'Rao',
  email: asha.email,
  address: home.fullAddress,
  city: home.city,
  state: home.state,
  zipCode: home.pincode,
  country: 'India',
  specialInstructions: '',
  measuring: 'MADE_TO_MEASURE',
  estimatedDelivery: instant,
  delivery: {
    ...{ by: '2026-12-10', away: [], waitsFor: 'ADVANCE', makingDays: 12, transitDays: 5, daysOff: [] },
    ...{ dueBy: null, isLate: false, lateDays: 0, risk: null, because: [], functionDay: null, ending: null },
    turnDays: { BUYER: 0, MAKER: 0, COURIER: 0, DESK: 0 },
  },
  newPromise: null,
  swatch: null,
  history: [],
  updates: [],
  shipment: null,
  lapsesAt: '2026-11-23T05:30:00.000Z',
  cancelling: { freeUntil: null, refusal: null, offer: null, stage: 'BEFORE', table: [] },
  cancellation: null,
  meeting: null,
  turn: 'advance',
  toReview: null,
  can: {
    payAdvance: true,
    payFinal: false,
    refund: false,
    cancel: true,
    askToCancel: false,
    withdrawCancellation: false,
    answerCancellation: false,
    confirmDelivery: false,
    scheduleMeeting: false,
    moveTo: [],
    shareMaking: false,
    postUpdate: false,
    editShipment: false,
    proposeDay: false,
    answerDay: false,
    withdrawDay: false,
    cancelLate: false,
    setFunctionDay: false,
  },
};

/** The reply of the details page, with the fields of the original client. */
export const detailsOf = (order: OrderData) => ({
  ...order,
  exact: { status: order.status, payments: order.payments },
});

/** A design in its maker's edit form; its picture is still being prepared. */
export const savedDesign: EditableDesign = {
  id: 3,
  status: 'PUBLISHED',
  revision: 2,
  words: {
    title: 'Gulnaar Anarkali',
    description: 'Hand-block printed cotton with a long flare.',
    language: '',
    translations: {},
    category: 'Accessories',
    price: '3500',
    discount: '',
    completionTime: '12 days',
    materialOne: '',
    materialTwo: '',
    brand: '',
    size: '',
    measuring: 'MADE_TO_MEASURE',
    color: '',
    condition: '',
    options: noTypedOptions,
  },
  pictures: [{ id: 21, isReady: false, picture: null }],
  video: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
};
