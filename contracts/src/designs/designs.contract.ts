import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { id, idOut, instant, optionalText, rupees } from '../platform/fields.ts';
import { picture } from '../platform/picture.ts';
import { pictureRules, videoRules } from '../platform/upload-rules.ts';
import { review } from '../reviews/reviews.contract.ts';
import { categories } from './categories.ts';

const mebibyte = 1024 * 1024;

/** What a design may carry (spec part 2, section 9); the server reads the bytes to check. */
export const uploadLimits = {
  pictures: 10,
  pictureBytes: 10 * mebibyte,
  videoBytes: 100 * mebibyte,
  videoTypes: videoRules.types,
  pictureTypes: pictureRules.types,
} as const;

/** Said about the pictures of a design, by the form and by the server alike. */
export const pictureCountSentences = {
  none: 'Images required: Please upload at least one product image',
  tooMany: `Too many images: a design carries at most ${uploadLimits.pictures}. Please remove some.`,
} as const;

/** "5-7 business days" → 7, "3 weeks" → 21; null when there is no number in it. In days. */
export function readCompletionDays(text: string): number | null {
  const numbers = text.match(/\d{1,4}/g);
  if (!numbers) return null;
  const largest = Math.max(...numbers.map(Number));
  const unit = /month/i.test(text) ? 30 : /week/i.test(text) ? 7 : 1;
  const days = largest * unit;
  return days >= 1 && days <= 730 ? days : null;
}

const numberText = z.union([z.number(), z.string()]);

const price = z.pipe(
  numberText.check(z.refine((value) => String(value).trim() !== '', 'Price is required')),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.number('Price must be a number').check(
      z.minimum(1, 'Price must be at least ₹1'),
      z.maximum(10_000_000, 'Price must be at most ₹1,00,00,000'),
      z.refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        'Price has at most two decimals',
      ),
    ),
  ),
);

const discount = z._default(
  z.pipe(
    z.pipe(
      numberText,
      z.transform((value: number | string) => (value === '' ? 0 : Number(value))),
    ),
    z
      .int('Discount must be a whole number from 0 to 99')
      .check(
        z.minimum(0, 'Discount must be a whole number from 0 to 99'),
        z.maximum(99, 'Discount must be a whole number from 0 to 99'),
      ),
  ),
  0,
);

/** The words of a design, as the upload form sends them beside its files. */
export const designWords = z.object({
  title: z
    .string('Product title is required')
    .check(
      z.trim(),
      z.minLength(1, 'Product title is required'),
      z.maxLength(120, 'Please keep the title under 120 characters'),
    ),
  description: z
    .string('Description must be at least 10 characters')
    .check(
      z.trim(),
      z.minLength(10, 'Description must be at least 10 characters'),
      z.maxLength(5000, 'Please keep the description under 5,000 characters'),
    ),
  category: z.enum(categories, 'Category is required'),
  price,
  discount,
  completionTime: z.string('Completion time is required').check(
    z.trim(),
    z.minLength(1, 'Completion time is required'),
    z.maxLength(60),
    z.refine(
      (text) => text === '' || readCompletionDays(text) !== null,
      'Say the completion time in days, for example 12 days',
    ),
  ),
  materialOne: optionalText(80),
  materialTwo: optionalText(80),
});

/** Ids that arrive as a repeated field, as one JSON text or separated by commas. */
const mediaIds = z._default(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((value: string | (string | number)[]) =>
        (Array.isArray(value) ? value : value.split(/[\s,[\]"]+/)).filter((part) => part !== ''),
      ),
    ),
    z.array(id, 'These pictures could not be found. Please choose them again.'),
  ),
  [],
);

const stagedFile = z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) });

/** A file sent ahead of its design, so that each shows its progress and fails alone. Unused, it goes after a day. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/design/uploadPicture',
  access: 'member',
  tag: 'designs',
  summary: 'Send one `image` ahead of its design',
  multipart: true,
  reply: stagedFile,
});

export const uploadVideo = endpoint({
  method: 'POST',
  path: '/api/design/uploadVideo',
  access: 'member',
  tag: 'designs',
  summary: 'Send one `video` ahead of its design',
  multipart: true,
  reply: stagedFile,
});

export const uploadDesign = endpoint({
  method: 'POST',
  path: '/api/design/uploadDesign',
  access: 'member',
  tag: 'designs',
  summary:
    'Publish a design: its words, 1–10 pictures as `images` or `mediaIds` and at most one `video` or `videoId`',
  multipart: true,
  body: z.extend(designWords, { mediaIds, videoId: z.optional(id) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    design: z.object({ id: idOut, title: z.string() }),
  }),
});

/** Whether a freshly uploaded design can be seen yet, for the screen that waits for it. */
export const designStatus = endpoint({
  method: 'GET',
  path: '/api/design/uploadStatus/:id',
  access: 'member',
  tag: 'designs',
  summary: 'How far the pictures of one’s own design are',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      status: z.enum(['PROCESSING', 'PUBLISHED', 'HIDDEN', 'DELETED']),
      pictures: z.int(),
      ready: z.int(),
      failures: z.array(z.string()),
    }),
  }),
});

export const designDetails = z.object({
  id: idOut,
  title: z.string(),
  description: z.string(),
  price: rupees,
  /** Percent; 0 when there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  advanceAmount: rupees,
  finalAmount: rupees,
  category: z.string(),
  /** Shown as "N Days". */
  completionTime: z.string(),
  completionDays: z.int(),
  images: z.array(z.string()),
  pictures: z.array(picture),
  /** The dyes of the cloth on the first picture, as `#rrggbb`. */
  dyes: z.array(z.string()),
  videoUrl: z.nullable(z.string()),
  materialOne: z.nullable(z.string()),
  materialTwo: z.nullable(z.string()),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  createdAt: instant,
  designer: z.object({
    id: idOut,
    name: z.string(),
    city: z.string(),
    profileImage: z.nullable(z.string()),
    isVerified: z.boolean(),
    isFollowed: z.boolean(),
    rating: z.nullable(z.number()),
  }),
  meta: z.object({
    rating: z.nullable(z.number()),
    reviewCount: z.int(),
    orders: z.int(),
    likesCount: z.int(),
    savesCount: z.int(),
    commentCount: z.int(),
    sharesCount: z.int(),
  }),
  reviews: z.array(review),
  latestReviews: z.array(review),
  /** What the viewer may do; the screen only obeys. */
  can: z.object({ order: z.boolean(), edit: z.boolean(), review: z.boolean() }),
});
export type DesignDetails = z.output<typeof designDetails>;

export const getProductDetails = endpoint({
  method: 'GET',
  path: '/api/design/getProductDetails/:id',
  access: 'anyone',
  tag: 'designs',
  summary: 'Everything the design page shows',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), product: designDetails }),
});

export const getProductBasicInfo = endpoint({
  method: 'GET',
  path: '/api/design/getProductBasicInfo/:id',
  access: 'anyone',
  tag: 'designs',
  summary: 'Title, price and first picture of a design',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    product: z.object({
      id: idOut,
      title: z.string(),
      price: rupees,
      image: z.nullable(z.string()),
      designer: z.object({ id: idOut, name: z.string() }),
    }),
  }),
});
