import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { bookOverlay, bookShare, bookValue, bookVersion, garment, unit } from './book.fields.ts';
import { bookBodies, relations, versionSources } from './book.rules.ts';

/** Versions of one garment of a person that can be shared with an order. */
const shareable = z.object({
  person: z.object({
    id: idOut,
    name: z.string(),
    relation: z.enum(relations),
    body: z.enum(bookBodies),
  }),
  garment,
  /** The newest five and those used before with this maker, newest first. */
  versions: z.array(
    z.extend(bookVersion, {
      /** Numbers of earlier orders with this maker that were made from it: a remake may take it again. */
      usedFor: z.array(z.object({ orderId: idOut, orderNumber: z.string() })),
    }),
  ),
  overlays: z.array(bookOverlay),
});

/** What a maker measured at the order and the owner may take into the book. */
const measuredByMaker = z.object({
  measurementId: idOut,
  garment,
  version: z.int(),
  /** The name that the maker wrote; '' if none. */
  person: z.string(),
  measuredBy: z.string(),
  measuredOn: z.string(),
  /** Where it was taken into the book; null if it was not. */
  taken: z.nullable(z.object({ personId: idOut, versionId: idOut })),
});

const bookForOrder = z.object({
  orderId: idOut,
  orderNumber: z.string(),
  makerName: z.string(),
  /** Garments named by the order's designs. If there are none, `shareable` has every garment. */
  garments: z.array(garment),
  shareable: z.array(shareable),
  /** Newest first, including revoked ones. */
  shares: z.array(bookShare),
  measured: z.array(measuredByMaker),
  /** The person into whose book every later measurement of this order is written; null if nobody's. */
  standingYes: z.nullable(z.object({ personId: idOut, personName: z.string(), since: instant })),
  can: z.object({ share: z.boolean(), takeMeasured: z.boolean(), giveStandingYes: z.boolean() }),
  /** Why nothing can be shared now; null if it can. */
  why: z.nullable(namedMessage),
});
export type BookForOrder = z.output<typeof bookForOrder>;

const forOrderReply = z.object({ ...successMessage, data: bookForOrder });

export const readBookForOrder = endpoint({
  method: 'GET',
  path: '/api/naap/orders/:id',
  access: 'member',
  tag: 'measurements',
  summary: 'What of one’s own book fits an order that one bought, and what is shared with it',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: bookForOrder }),
});

export const shareVersion = endpoint({
  method: 'POST',
  path: '/api/naap/orders/:id/shares',
  access: 'member',
  tag: 'measurements',
  summary:
    'Share a version with an order that one bought. It replaces an earlier share of the same person and garment; another person’s is a CONFLICT',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({
    versionId: id,
    /** An overlay of the same person and garment. */
    overlayId: z._default(z.nullable(id), null),
  }),
  reply: forOrderReply,
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/naap/shares/:id',
  access: 'member',
  whileSuspended: true,
  tag: 'measurements',
  summary: 'Revoke a share; CONFLICT once making has started',
  params: z.object({ id }),
  reply: forOrderReply,
});

export const takeMeasured = endpoint({
  method: 'POST',
  path: '/api/naap/orders/:id/taken',
  access: 'member',
  tag: 'measurements',
  summary: 'Take what the maker measured into one’s own book; taking it again changes nothing',
  params: z.object({ id }),
  body: z.object({ measurementId: id, personId: id }),
  reply: forOrderReply,
});

export const giveStandingYes = endpoint({
  method: 'PUT',
  path: '/api/naap/orders/:id/standing-yes',
  access: 'member',
  tag: 'measurements',
  summary: 'Agree that whatever the maker measures for this order is written into the book of a person',
  params: z.object({ id }),
  body: z.object({ personId: id }),
  reply: forOrderReply,
});

export const endStandingYes = endpoint({
  method: 'DELETE',
  path: '/api/naap/orders/:id/standing-yes',
  access: 'member',
  whileSuspended: true,
  tag: 'measurements',
  summary: 'Withdraw this agreement',
  params: z.object({ id }),
  reply: forOrderReply,
});

const sharedVersion = z.object({
  shareId: idOut,
  garment,
  version: z.int(),
  person: z.object({ name: z.string(), body: z.enum(bookBodies) }),
  unit,
  /** In the order of measuring, with the overlay added. */
  values: z.array(bookValue),
  source: z.enum(versionSources),
  measuredBy: z.string(),
  measuredOn: z.string(),
  confirmedOn: z.nullable(z.string()),
  preferences: z.string(),
  notes: z.string(),
  /** The name of the overlay that was added; null if none. */
  overlay: z.nullable(z.string()),
  sharedAt: instant,
  /** Whether making has started, so that it can no longer change. */
  isFrozen: z.boolean(),
});
export type SharedVersion = z.output<typeof sharedVersion>;

export const readShared = endpoint({
  method: 'GET',
  path: '/api/naap/orders/:id/shared',
  access: 'member',
  tag: 'measurements',
  summary:
    'What the buyer shares with an order, for its two sides. A reading by the maker is recorded and shown to the buyer',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: z.array(sharedVersion) }),
});

/** One reading by another person: at most one per reader, share and day. */
const reading = z.object({
  id: idOut,
  readerName: z.string(),
  personName: z.string(),
  garment,
  version: z.int(),
  orderId: idOut,
  orderNumber: z.string(),
  /** YYYY-MM-DD in IST. */
  day: z.string(),
});
export type Reading = z.output<typeof reading>;

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/naap/readings',
  access: 'member',
  tag: 'measurements',
  summary: 'Who read what of one’s own book, newest first, thirty at a time',
  query: z.object({
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(reading),
    nextCursor: z.nullable(z.string()),
  }),
});
