import * as z from 'zod/mini';

/** The fields that the original client reads of each answer; others may be there. */

export const id = z.int().check(z.positive());
export const text = z.string();
export const flag = z.boolean();
export const number = z.number();
export const rupees = z.number().check(z.multipleOf(0.01));
/** It is passed to `new Date` unchecked. */
export const date = z
  .string()
  .check(z.refine((words) => /^\d{4}-\d\d-\d\dT.*Z$/.test(words) && !Number.isNaN(Date.parse(words))));
/** Absolute, because the client runs on another host. */
export const url = z.string().check(z.regex(/^https?:\/\/[^/]+\//));
export const urls = z.array(url);
export const wrappedUrls = z.array(z.looseObject({ url }));
export const maybe = z.nullish;
export const list = z.array;
export const some = z.looseObject;
/** At least one, so that its shape is checked. */
export const many = <Shape extends z.ZodMiniType>(shape: Shape) => z.array(shape).check(z.minLength(1));

export const done = some({ success: z.literal(true) });
export const said = some({ success: z.literal(true), message: text });
export const user = some({ id, email: text, name: text, firstName: maybe(text), lastName: maybe(text) });
export const profileOf = maybe(some({ profileImage: maybe(url) }));

export const profile = some({
  id,
  name: text,
  email: text,
  profileImage: maybe(url),
  bio: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
  profession: text,
  numberOfEmployees: z.union([z.int(), z.literal('')]),
  googleMapLink: text,
});

export const review = some({
  id,
  comment: text,
  rating: number,
  images: urls,
  createdAt: date,
  user: some({ name: text, profileImage: maybe(url), isVerified: maybe(flag), rating: maybe(number) }),
});

const totals = some({ subtotal: rupees, shippingCost: rupees, tax: rupees, total: rupees });

export const confirmation = some({
  products: many(some({ id, title: text })),
  totals,
  firstName: text,
  lastName: text,
  email: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  country: text,
  status: text,
  createdAt: date,
  paymentInfo: some({ initialAmount: rupees, remainingAmount: rupees, dueDate: date }),
});

export const orderDetails = some({
  status: text,
  createdAt: date,
  products: many(
    some({ id, title: text, designer: text, quantity: z.int(), price: rupees, image: maybe(url) }),
  ),
  buyer: some({ name: text, email: text }),
  shipping: some({ address: text, city: text, state: text, zipCode: text, country: text }),
  totals,
  payments: some({
    initial: some({ amount: rupees, paid: flag }),
    final: some({ amount: rupees, paid: flag, dueDate: maybe(date) }),
  }),
});

export const checkout = some({
  success: z.literal(true),
  message: text,
  razorpayKey: text,
  amount: rupees,
  currency: z.literal('INR'),
  razorpayOrderId: text,
  orderId: id,
});

export const feedDesign = some({
  id: id,
  title: text,
  description: maybe(text),
  price: rupees,
  discount: maybe(number),
  createdAt: date,
  images: urls,
  designer: some({
    id: id,
    name: maybe(text),
    city: maybe(text),
    isVerified: maybe(flag),
  }),
  isLiked: maybe(flag),
  isSaved: maybe(flag),
  meta: maybe(
    some({
      likesCount: number,
      commentCount: number,
      sharesCount: number,
      savesCount: number,
    }),
  ),
});

export const designDetails = some({
  id: id,
  title: text,
  price: rupees,
  discount: number,
  completionTime: text,
  images: urls,
  designer: some({ id: id, name: maybe(text), rating: maybe(number) }),
  meta: some({
    rating: maybe(number),
    orders: number,
    likesCount: number,
    savesCount: number,
  }),
  reviews: list(review),
  latestReviews: list(review),
});

export const enquiry = some({
  id: id,
  message: text,
  status: text,
  createdAt: date,
  name: text,
  email: text,
  design: some({ id: id, title: text, images: wrappedUrls, price: rupees }),
  user: some({ name: text, email: text }),
});

export const reviewedDesign = some({
  id: id,
  title: text,
  images: maybe(wrappedUrls),
  ratings: maybe(list(some({ rating: number }))),
  reviews: list(
    some({
      id: id,
      comment: text,
      createdAt: date,
      user: some({ id: id, name: text, profile: profileOf }),
      ReviewImage: maybe(wrappedUrls),
    }),
  ),
});

export const uploadedDesign = some({
  id: id,
  title: text,
  category: maybe(text),
  price: rupees,
  createdAt: date,
  updatedAt: date,
  meta: some({
    likeCount: number,
    shareCount: number,
    saveCount: number,
    reviewCount: number,
    orderCount: number,
    averageRating: maybe(text),
  }),
});

export const notification = some({
  id: id,
  type: text,
  message: text,
  designId: number,
  senderId: maybe(id),
  recipientId: maybe(id),
  createdAt: date,
  isRead: flag,
});

export const creator = some({
  id: id,
  name: text,
  role: text,
  isVerified: maybe(flag),
  profile: profileOf,
});

export const comment = some({
  id: id,
  content: text,
  createdAt: date,
  user: maybe(some({ id: id, name: maybe(text), profile: profileOf })),
});

export const likedDesign = some({
  id: id,
  title: maybe(text),
  designer: maybe(some({ name: text })),
  images: maybe(wrappedUrls),
});
