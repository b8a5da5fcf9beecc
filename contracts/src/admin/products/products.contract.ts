import * as z from 'zod/mini';
import { reportReasons } from '#contracts/complaints/complaint.rules.ts';
import { designWords } from '#contracts/designs/design-words.ts';
import { editableDesign, laterWords } from '#contracts/designs/edit-design.contract.ts';
import { language } from '#contracts/designs/languages/shown-words.ts';
import { translations } from '#contracts/designs/languages/translations.ts';
import { takedown } from '#contracts/designs/takedown.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { actReason, adminPage } from '../admin-fields.ts';
import { act } from '../audit/acts.contract.ts';
import {
  availabilities,
  productActs,
  productFilters,
  productSorts,
  productStatuses,
} from './products.rules.ts';

const person = z.object({ id: idOut, name: z.string() });
const ofProduct = z.object({ id });
const count = z.int();

const listedProduct = z.object({
  id: idOut,
  title: z.string(),
  category: z.string(),
  price: rupees,
  /** The first picture; null if there is none. */
  image: z.nullable(z.string()),
  status: z.enum(productStatuses),
  /** Set for published designs only. */
  availability: z.enum(availabilities),
  /** Its maker's appeal waits for a decision. */
  isAppealed: z.boolean(),
  maker: person,
  openReports: count,
  orders: count,
  createdAt: instant,
});
export type ListedProduct = z.output<typeof listedProduct>;

const product = z.extend(listedProduct, {
  description: z.string(),
  /** The language of its original text. */
  titleLang: language,
  translations,
  /** Percent; 0 when there is none. */
  discount: count,
  completionDays: count,
  materials: z.array(z.string()),
  brand: z.string(),
  size: z.string(),
  colour: z.string(),
  condition: z.string(),
  pictures: z.array(picture),
  publishedAt: z.nullable(instant),
  makerEmail: z.string(),
  counts: z.object({
    likes: count,
    saves: count,
    comments: count,
    shares: count,
    openOrders: count,
    reviews: count,
  }),
  /** Every time it was hidden, newest first; `endedAt` is null while it is hidden. */
  takedowns: z.array(z.extend(takedown, { endedAt: z.nullable(instant) })),
  /** The newest fifty. */
  reports: z.array(
    z.object({
      id: idOut,
      reason: z.enum(reportReasons),
      note: z.string(),
      status: z.enum(['OPEN', 'UPHELD', 'DISMISSED']),
      reporter: person,
      createdAt: instant,
    }),
  ),
  /** The latest entries of the audit log about it. */
  acts: z.array(act),
  /** Actions available to the viewer now. */
  can: z.array(z.enum(productActs)),
  canEdit: z.boolean(),
});
export type AdminProduct = z.output<typeof product>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  tag: 'admin',
  summary: 'All designs, also those that others do not see',
  query: z.object({
    ...adminPage,
    status: z.optional(z.enum(productFilters)),
    makerId: z.optional(id),
    sort: z._default(z.enum(productSorts), 'newest'),
  }),
  reply: z.object({
    success: z.literal(true),
    products: z.array(listedProduct),
    nextCursor: z.nullable(z.string()),
  }),
});

export const findProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'A design, what was reported about it, and what an admin may do with it',
  params: ofProduct,
  reply: z.object({ success: z.literal(true), product }),
});

export const actOnProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/act',
  access: 'admin',
  tag: 'admin',
  summary: 'Hide a design, restore it, or refuse the appeal of its maker',
  params: ofProduct,
  body: z.object({ act: z.enum(productActs), reason: actReason }),
  reply: z.object({ success: z.literal(true), product }),
});

export const editProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id/edit',
  access: 'admin',
  tag: 'admin',
  summary: 'A design as the form for changing it needs it',
  params: ofProduct,
  reply: z.object({ success: z.literal(true), design: editableDesign }),
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'Change the words of a design with a reason that its maker reads',
  params: ofProduct,
  body: z.extend(designWords, {
    ...laterWords,
    /** The version on the screen. */
    revision: z.int(rule('designs.loadAgain')).check(z.minimum(1)),
    reason: actReason,
  }),
  reply: z.object({ ...successMessage, design: editableDesign }),
});
