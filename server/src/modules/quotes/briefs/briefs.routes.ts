import {
  briefWorklist,
  compareBids as compareCall,
  createBrief as createCall,
  endBrief as endCall,
  listOwnBriefs as listOwnCall,
  readBrief,
  updateBrief as updateCall,
} from '#contracts/quotes/briefs/briefs.contract.ts';
import type { BriefWords } from '#contracts/quotes/briefs/briefs.fields.ts';
import { mentionsContact } from '#contracts/quotes/mentions-contact.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { createBrief, updateBrief } from './create-brief.ts';
import { endBrief } from './end-briefs.ts';
import { listOwnBriefs, listWork } from './list-briefs.ts';
import { compareBids, showBrief } from './show-brief.ts';

const writing: Limit = { name: 'briefs', by: 'account', most: 60, seconds: 3600 };

export function briefRoutes(serve: Serve, services: Services): void {
  serve(
    createCall,
    async ({ viewer, body, idempotencyKey }) => {
      const briefId = await createBrief(services, viewer.id, body, idempotencyKey);
      const brief = await showBrief(services, { briefId, viewerId: viewer.id });
      return { ...succeed('done.briefPosted'), brief, nudge: needsNudge(body) };
    },
    { limits: [writing] },
  );

  serve(
    updateCall,
    async ({ viewer, params: { id: briefId }, body }) => {
      await updateBrief(services, { briefId, ownerId: viewer.id }, body);
      const brief = await showBrief(services, { briefId, viewerId: viewer.id });
      return { ...succeed('done.briefChanged'), brief, nudge: needsNudge(body) };
    },
    { limits: [writing] },
  );

  serve(
    endCall,
    async ({ viewer, params: { id: briefId } }) => {
      await endBrief(services, { briefId, ownerId: viewer.id });
      return {
        ...succeed('done.briefEnded'),
        brief: await showBrief(services, { briefId, viewerId: viewer.id }),
      };
    },
    { limits: [writing] },
  );

  serve(listOwnCall, async ({ viewer, query }) => ({
    success: true,
    ...(await listOwnBriefs(services, viewer.id, query.cursor)),
  }));

  serve(briefWorklist, async ({ viewer, query }) => ({
    success: true,
    ...(await listWork(services, viewer.id, query.cursor)),
  }));

  serve(readBrief, async ({ viewer, params }) => ({
    success: true,
    brief: await showBrief(services, { briefId: params.id, viewerId: viewer.id }),
  }));

  serve(compareCall, async ({ viewer, params }) => ({
    success: true,
    ...(await compareBids(services, { briefId: params.id, viewerId: viewer.id })),
  }));
}

const needsNudge = ({ title, words, fabric, forName }: BriefWords) =>
  [title, words, fabric, forName].some(mentionsContact);
