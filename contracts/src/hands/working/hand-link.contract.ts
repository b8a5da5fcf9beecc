import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, optionalLines, optionalText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { handPhotograph, handPictures } from '../hands.contract.ts';
import { handSheet } from '../hands.fields.ts';
import { handLimits } from '../hands.rules.ts';
import { handMoveActs } from '../hands.states.ts';

/** CONFLICT, with the sheet as it is now in `newer`, if there is a version later than this. */
export const moveOfHand = {
  version: z.int(),
  act: z.enum(handMoveActs),
  words: optionalLines(handLimits.words),
  /** Of BRING_BACK, required. */
  mediaIds: z._default(handPictures, []),
};
export const answerOfHand = { agree: z.boolean(), name: optionalText(handLimits.handName) };

const token = z._default(z.string().check(z.maxLength(100)), '');
const changed = z.object({ ...successMessage, sheet: handSheet });

export const readHandLink = endpoint({
  method: 'GET',
  path: '/api/hand-link',
  access: 'anyone',
  tag: 'hands',
  summary: 'A piece that was handed to a hand, by the token of the link',
  query: z.object({ token }),
  reply: z.object({ success: z.literal(true), sheet: handSheet }),
});

export const uploadByHand = endpoint({
  method: 'POST',
  path: '/api/hand-link/pictures',
  access: 'anyone',
  tag: 'hands',
  summary: 'The hand sends one `image` ahead of the return',
  query: z.object({ token }),
  multipart: true,
  files: { image: handPhotograph },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

export const moveByHand = endpoint({
  method: 'POST',
  path: '/api/hand-link/moves',
  access: 'anyone',
  tag: 'hands',
  summary: 'The hand accepts or declines a piece, or brings it back with photographs',
  body: z.object({ token, ...moveOfHand }),
  reply: changed,
});

export const answerCredit = endpoint({
  method: 'POST',
  path: '/api/hand-link/credit',
  access: 'anyone',
  tag: 'hands',
  summary: 'The hand agrees to a public credit under a name, or takes it back',
  body: z.object({ token, ...answerOfHand }),
  reply: changed,
});
