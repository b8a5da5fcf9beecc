import {
  addCannedAnswer as addEndpoint,
  changeCannedAnswer as changeEndpoint,
  deleteCannedAnswer as deleteEndpoint,
  listCannedAnswers,
} from '#contracts/admin/complaints/canned-answers.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { addCannedAnswer, changeCannedAnswer, deleteCannedAnswer } from './keep-canned-answers.ts';
import { listAnswers } from './list-canned-answers.ts';
import { refreshCannedAnswers } from './refresh-desks.ts';

const limits: Limit[] = [{ name: 'admin.canned-answers', by: 'account', most: 200, seconds: 3600 }];

export function cannedAnswerRoutes(serve: Serve, services: Services): void {
  const answers = () => listAnswers(services.db);
  const changed = async (reason: 'done.cannedKept' | 'done.cannedChanged' | 'done.cannedDeleted') => {
    await refreshCannedAnswers(services);
    return { ...succeed(reason), answers: await answers() };
  };

  serve(listCannedAnswers, async () => ({ success: true, answers: await answers() }));

  serve(
    addEndpoint,
    async ({ viewer, body }) => {
      await addCannedAnswer(services, viewer.id, body);
      return changed('done.cannedKept');
    },
    { limits },
  );

  serve(
    changeEndpoint,
    async ({ viewer, params, body: { seen, ...words } }) => {
      await changeCannedAnswer(services, viewer.id, { id: params.id, words, seen });
      return changed('done.cannedChanged');
    },
    { limits },
  );

  serve(
    deleteEndpoint,
    async ({ viewer, params, body }) => {
      await deleteCannedAnswer(services, viewer.id, { id: params.id, seen: body.seen });
      return changed('done.cannedDeleted');
    },
    { limits },
  );
}
