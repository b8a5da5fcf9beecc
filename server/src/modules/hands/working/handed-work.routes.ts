import {
  answerCreditOfWork,
  listHandedWork as listCall,
  moveHandedWork,
  readHandedWork,
  uploadForHandedWork,
} from '#contracts/hands/working/handed-work.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { receivePicture, replyToAnswer, replyToMove } from './acts-of-hand.ts';
import { listHandedWork } from './list-handed-work.ts';
import { readSheet, type Way } from './work-of-hand.ts';

const hour = 3600;
const working: Limit = { name: 'handed-work.writes', by: 'account', most: 200, seconds: hour };
const sending: Limit = { name: 'handed-work.files', by: 'account', most: 200, seconds: hour };

const wayOf = (handOverId: number, accountId: number): Way => ({ handOverId, accountId });

/** For a hand with an account. Requires a server that parses multipart forms. */
export function handedWorkRoutes(serve: Serve, services: Services): void {
  serve(listCall, async ({ viewer, query }) => ({
    success: true,
    ...(await listHandedWork(services, viewer.id, query)),
  }));

  serve(readHandedWork, async ({ viewer, params }) => ({
    success: true,
    sheet: await readSheet(services, wayOf(params.id, viewer.id)),
  }));

  serve(
    uploadForHandedWork,
    ({ viewer, params, request }) =>
      receivePicture(services, wayOf(params.id, viewer.id), {
        ...{ endpoint: uploadForHandedWork, request, senderId: viewer.id },
      }),
    { limits: [sending], config: { acceptsSlowBody: true } },
  );

  serve(
    moveHandedWork,
    ({ viewer, params, body }) => replyToMove(services, wayOf(params.id, viewer.id), body),
    { limits: [working] },
  );

  serve(
    answerCreditOfWork,
    ({ viewer, params, body }) => replyToAnswer(services, wayOf(params.id, viewer.id), body),
    { limits: [working] },
  );
}
