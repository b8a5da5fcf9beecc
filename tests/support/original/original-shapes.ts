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
export const looseObject = z.looseObject;
/** At least one, so that its shape is checked. */
export const many = <Shape extends z.ZodMiniType>(shape: Shape) => z.array(shape).check(z.minLength(1));

export const done = looseObject({ success: z.literal(true) });
export const doneMessage = looseObject({ success: z.literal(true), message: text });
export const user = looseObject({
  id,
  email: text,
  name: text,
  firstName: maybe(text),
  lastName: maybe(text),
});
export const profileOf = maybe(looseObject({ profileImage: maybe(url) }));

export const profile = looseObject({
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

export const review = looseObject({
  id,
  comment: text,
  rating: number,
  images: urls,
  createdAt: date,
  user: looseObject({ name: text, profileImage: maybe(url), isVerified: maybe(flag), rating: maybe(number) }),
});

const totals = looseObject({ subtotal: rupees, shippingCost: rupees, tax: rupees, total: rupees });

export const confirmation = looseObject({
  products: many(looseObject({ id, title: text })),
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
  paymentInfo: looseObject({ initialAmount: rupees, remainingAmount: rupees, dueDate: date }),
});

export const orderDetails = looseObject({
  status: text,
  createdAt: date,
  products: many(
    looseObject({ id, title: text, designer: text, quantity: z.int(), price: rupees, image: maybe(url) }),
  ),
  buyer: looseObject({ name: text, email: text }),
  shipping: looseObject({ address: text, city: text, state: text, zipCode: text, country: text }),
  totals,
  payments: looseObject({
    initial: looseObject({ amount: rupees, paid: flag }),
    final: looseObject({ amount: rupees, paid: flag, dueDate: maybe(date) }),
  }),
});

export const checkout = looseObject({
  success: z.literal(true),
  message: text,
  razorpayKey: text,
  amount: rupees,
  currency: z.literal('INR'),
  razorpayOrderId: text,
  orderId: id,
});

export const feedDesign = looseObject({
  id: id,
  title: text,
  description: maybe(text),
  price: rupees,
  discount: maybe(number),
  createdAt: date,
  images: urls,
  designer: looseObject({
    id: id,
    name: maybe(text),
    city: maybe(text),
    isVerified: maybe(flag),
  }),
  isLiked: maybe(flag),
  isSaved: maybe(flag),
  meta: maybe(
    looseObject({
      likesCount: number,
      commentCount: number,
      sharesCount: number,
      savesCount: number,
    }),
  ),
});

export const designDetails = looseObject({
  id: id,
  title: text,
  price: rupees,
  discount: number,
  completionTime: text,
  images: urls,
  designer: looseObject({ id: id, name: maybe(text), rating: maybe(number) }),
  meta: looseObject({
    rating: maybe(number),
    orders: number,
    likesCount: number,
    savesCount: number,
  }),
  reviews: list(review),
  latestReviews: list(review),
});

export const enquiry = looseObject({
  id: id,
  message: text,
  status: text,
  createdAt: date,
  name: text,
  email: text,
  design: looseObject({ id: id, title: text, images: wrappedUrls, price: rupees }),
  user: looseObject({ name: text, email: text }),
});

export const reviewedDesign = looseObject({
  id: id,
  title: text,
  images: maybe(wrappedUrls),
  ratings: maybe(list(looseObject({ rating: number }))),
  reviews: list(
    looseObject({
      id: id,
      comment: text,
      createdAt: date,
      user: looseObject({ id: id, name: text, profile: profileOf }),
      ReviewImage: maybe(wrappedUrls),
    }),
  ),
});

export const uploadedDesign = looseObject({
  id: id,
  title: text,
  category: maybe(text),
  price: rupees,
  createdAt: date,
  updatedAt: date,
  meta: looseObject({
    likeCount: number,
    shareCount: number,
    saveCount: number,
    reviewCount: number,
    orderCount: number,
    averageRating: maybe(text),
  }),
});

export const notification = looseObject({
  id: id,
  type: text,
  message: text,
  designId: number,
  senderId: maybe(id),
  recipientId: maybe(id),
  createdAt: date,
  isRead: flag,
});

export const creator = looseObject({
  id: id,
  name: text,
  role: text,
  isVerified: maybe(flag),
  profile: profileOf,
});

export const comment = looseObject({
  id: id,
  content: text,
  createdAt: date,
  user: maybe(looseObject({ id: id, name: maybe(text), profile: profileOf })),
});

export const likedDesign = looseObject({
  id: id,
  title: maybe(text),
  designer: maybe(looseObject({ name: text })),
  images: maybe(wrappedUrls),
});
