import {
  answerCredit,
  moveByHand,
  readHandLink,
  uploadByHand,
} from '#contracts/hands/working/hand-link.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { receivePicture, replyToAnswer, replyToMove } from './acts-of-hand.ts';
import { readSheet } from './work-of-hand.ts';

/** A token has 256 random bits; the limits protect the database and the store, not the token. */
const reading: Limit = { name: 'hand-link-read', by: 'network', most: 120, seconds: 60 };
const working: Limit = { name: 'hand-link-work', by: 'network', most: 120, seconds: 3600 };
const sending: Limit = { name: 'hand-link-files', by: 'network', most: 60, seconds: 3600 };

/** For a hand without an account; anyone with the link may call. Requires a server that parses multipart forms. */
export function handLinkRoutes(serve: Serve, services: Services): void {
  serve(
    readHandLink,
    async ({ query: { token } }) => ({ success: true, sheet: await readSheet(services, { token }) }),
    { limits: [reading] },
  );

  serve(
    uploadByHand,
    ({ query: { token }, request }) =>
      receivePicture(services, { token }, { endpoint: uploadByHand, request, senderId: null }),
    { limits: [sending], config: { acceptsSlowBody: true } },
  );

  serve(moveByHand, ({ body: { token, ...move } }) => replyToMove(services, { token }, move), {
    limits: [working],
  });

  serve(answerCredit, ({ body: { token, ...answer } }) => replyToAnswer(services, { token }, answer), {
    limits: [working],
  });
}
