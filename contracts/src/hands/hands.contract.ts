import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, optionalLines, optionalText, requiredText } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { optionalPhone } from '#contracts/profiles/phone-number.ts';
import { rule } from '#contracts/words/rule.ts';
import { handKinds } from './credits.ts';
import { orderPiecesData } from './hands.fields.ts';
import { handLimits, handSentences } from './hands.rules.ts';

const changed = z.object({ ...successMessage, data: orderPiecesData });
/** `token` opens the link of the hand and is told this once. */
const changedWithLink = z.object({ ...successMessage, token: z.string(), data: orderPiecesData });
/** The same, without a link for a hand with an account. */
const handedOver = z.object({ ...successMessage, token: z.nullable(z.string()), data: orderPiecesData });

/** The version that the reader has seen. CONFLICT, with the pieces as they are now in `newer`, if there is a later one. */
const version = z.int();

export const handPhotograph: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: handLimits.pictureBytes,
  tooMany: handSentences.tooManyPictures,
};

/** Photographs uploaded ahead, in order. */
export const handPictures = z
  .array(id)
  .check(z.maxLength(handLimits.pictures, rule(handSentences.tooManyPictures)));

export const readPieces = endpoint({
  method: 'GET',
  path: '/api/order/:id/pieces',
  access: 'member',
  tag: 'hands',
  summary: 'The pieces of an order; for its maker also who they were handed to, and at what rate',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: orderPiecesData }),
});

export const changePieces = endpoint({
  method: 'PUT',
  path: '/api/order/:id/pieces',
  access: 'member',
  tag: 'hands',
  summary: 'The maker names the pieces of an order, and whether they are delivered together',
  params: z.object({ id }),
  body: z.object({
    version,
    together: z.boolean(),
    pieces: z
      .array(
        z.object({
          /** Null for a new piece. A piece that is left out is removed, unless it was handed over. */
          id: z._default(z.nullable(id), null),
          name: requiredText(rule(handSentences.pieceName), handLimits.pieceName),
          /** The place among the items of the order, from 0. */
          item: z._default(z.nullable(z.int().check(z.minimum(0))), null),
        }),
      )
      .check(
        z.minLength(1, rule(handSentences.pieces)),
        z.maxLength(handLimits.pieces, rule(handSentences.pieces)),
      ),
  }),
  reply: changed,
});

export const uploadHandPicture = endpoint({
  method: 'POST',
  path: '/api/hand-overs/pictures',
  access: 'member',
  tag: 'hands',
  summary: 'Send one `image` ahead of a hand-over or a return; unused pictures are deleted after a day',
  multipart: true,
  files: { image: handPhotograph },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

export const handOverWords = z
  .object({
    /** Null for the order itself, while it has no pieces. */
    pieceId: z._default(z.nullable(id), null),
    kind: z.enum(handKinds, rule(handSentences.kind)),
    /** An account of the house, which `GET /api/chat/people?hands=1` finds; null for a name and a link. */
    accountId: z._default(z.nullable(id), null),
    /** Required without an account; the name of an account is its own. */
    name: optionalText(handLimits.handName),
    phone: optionalPhone(),
    /** Rupees for the piece. */
    rate: z
      .number(rule(handSentences.rate))
      .check(
        z.minimum(handLimits.leastRate, rule(handSentences.rate)),
        z.maximum(handLimits.mostRate, rule(handSentences.rate)),
        z.multipleOf(0.01, rule(handSentences.rate)),
      ),
    due: z.string(rule(handSentences.due)).check(z.refine(isIstDay, rule(handSentences.due))),
    words: optionalLines(handLimits.words),
    mediaIds: handPictures.check(z.minLength(1, rule(handSentences.pictures))),
  })
  .check(
    z.refine(({ accountId, name }) => accountId !== null || name !== '', {
      error: rule(handSentences.name),
      path: ['name'],
    }),
  );

export const handPieceOver = endpoint({
  method: 'POST',
  path: '/api/order/:id/hand-overs',
  access: 'member',
  tag: 'hands',
  summary:
    'The maker hands a piece to a master, jariwala or karkhandar, with photographs, to an account or by the link that it returns',
  idempotencyKey: 'required',
  params: z.object({ id }),
  body: handOverWords,
  reply: handedOver,
});

export const moveHandOver = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/moves',
  access: 'member',
  tag: 'hands',
  summary: 'The maker notes the return of a piece with photographs, takes it back, or withdraws it',
  params: z.object({ id }),
  body: z.object({
    version,
    act: z.enum(['BRING_BACK', 'TAKE_BACK', 'WITHDRAW']),
    words: optionalLines(handLimits.words),
    /** Of BRING_BACK, required. */
    mediaIds: z._default(handPictures, []),
  }),
  reply: changed,
});

export const renewHandLink = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/link',
  access: 'member',
  tag: 'hands',
  summary: 'A new link for the hand; the earlier one ends',
  params: z.object({ id }),
  reply: changedWithLink,
});

export const endHandLink = endpoint({
  method: 'DELETE',
  path: '/api/hand-overs/:id/link',
  access: 'member',
  whileSuspended: true,
  tag: 'hands',
  summary: 'End the links of a hand-over at once, also that of a printed tag, and a credit with them',
  params: z.object({ id }),
  reply: changed,
});

export const offerCredit = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/credit',
  access: 'member',
  tag: 'hands',
  summary: 'The maker offers the hand a public credit, or takes it back',
  params: z.object({ id }),
  body: z.object({ offer: z.boolean() }),
  reply: changed,
});

export const printTag = endpoint({
  method: 'POST',
  path: '/api/order/:id/piece-tag',
  access: 'member',
  tag: 'hands',
  summary:
    'A job tag of a piece, A6: its QR code opens the page of the hand, or the order while nobody has the piece. The link of an earlier tag ends',
  params: z.object({ id }),
  body: z.object({ pieceId: z._default(z.nullable(id), null) }),
  /** The bytes of the file (application/pdf). */
  reply: z.custom<Uint8Array>(),
});
