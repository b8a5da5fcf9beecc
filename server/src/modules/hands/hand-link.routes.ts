import { answerCredit, moveByHand, readHandLink, uploadByHand } from '#contracts/hands/hand-link.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { answerByLink, makerOfLink, moveByLink, readSheet } from './work-by-link.ts';

/** A token has 256 random bits; the limits protect the database and the store, not the token. */
const reading: Limit = { name: 'hand-link-read', by: 'network', most: 120, seconds: 60 };
const working: Limit = { name: 'hand-link-work', by: 'network', most: 120, seconds: 3600 };
const sending: Limit = { name: 'hand-link-files', by: 'network', most: 60, seconds: 3600 };

const doneOf = {
  ACCEPT: 'done.handAccepted',
  DECLINE: 'done.handDeclined',
  BRING_BACK: 'done.handBroughtBack',
} as const;

/** For a hand without an account; anyone with the link may call. Requires a server that parses multipart forms. */
export function handLinkRoutes(serve: Serve, services: Services): void {
  serve(
    readHandLink,
    async ({ query }) => ({ success: true, sheet: await readSheet(services, query.token) }),
    { limits: [reading] },
  );

  serve(
    uploadByHand,
    async ({ query, request }) => {
      // The photograph belongs to the workshop; the limits are those of the sender.
      const makerId = await makerOfLink(services, query.token);
      return stageUpload(services, {
        endpoint: uploadByHand,
        request,
        ownerId: makerId,
        isSentByOwner: false,
      });
    },
    { limits: [sending], config: { acceptsSlowBody: true } },
  );

  serve(
    moveByHand,
    async ({ body: { token, ...move } }) => {
      const show = () => readSheet(services, token);
      await withNewer(['CONFLICT'], show, () => moveByLink(services, token, move));
      return { ...succeed(doneOf[move.act]), sheet: await show() };
    },
    { limits: [working] },
  );

  serve(
    answerCredit,
    async ({ body: { token, ...answer } }) => {
      const show = () => readSheet(services, token);
      await withNewer(['CONFLICT'], show, () => answerByLink(services, token, answer));
      return { ...succeed(answer.agree ? 'done.creditAgreed' : 'done.creditEnded'), sheet: await show() };
    },
    { limits: [working] },
  );
}
