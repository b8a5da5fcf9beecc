import {
  createDraft as createDraftEndpoint,
  deleteDraft as deleteDraftEndpoint,
  duplicateDesign as duplicateDesignEndpoint,
  getDraft,
  listDrafts as listDraftsEndpoint,
  saveDraft as saveDraftEndpoint,
} from '#contracts/designs/drafts/drafts.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { hashOfRequest } from '#server/platform/http/request-hash.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { duplicateDesign } from './duplicate-design.ts';
import { deleteDraft } from './end-draft.ts';
import { listDrafts, loadDraft } from './read-drafts.ts';
import { createDraft, saveDraft } from './write-draft.ts';

const hour = 3600;
/** Room for the texts in four languages at three bytes per letter. */
const mostBytes = 256 * 1024;
const begun: Limit = { name: 'designs.drafts', by: 'account', most: 60, seconds: hour };
/** Enough for autosaving every few seconds for an hour. */
const saved: Limit = { name: 'designs.drafts.saved', by: 'account', most: 1500, seconds: hour };

/** Routes of a maker's drafts. */
export function draftRoutes(serve: Serve, services: Services): void {
  serve(listDraftsEndpoint, async ({ viewer }) => ({
    success: true,
    drafts: await listDrafts(services, viewer.id),
  }));
  serve(getDraft, async ({ viewer, params }) => ({
    success: true,
    draft: await loadDraft(services, { makerId: viewer.id, draftId: params.id }),
  }));
  serve(
    createDraftEndpoint,
    async ({ viewer, body, idempotencyKey }) => ({
      success: true,
      draft: await createDraft(
        services,
        { makerId: viewer.id, idempotencyKey, requestHash: hashOfRequest(body) },
        body,
      ),
    }),
    { limits: [begun], bodyLimit: mostBytes },
  );
  serve(
    saveDraftEndpoint,
    async ({ viewer, params, body }) => ({
      success: true,
      draft: await saveDraft(services, { makerId: viewer.id, draftId: params.id }, body),
    }),
    { limits: [saved], bodyLimit: mostBytes },
  );
  serve(
    deleteDraftEndpoint,
    async ({ viewer, params }) => {
      await deleteDraft(services, { makerId: viewer.id, draftId: params.id });
      return { success: true };
    },
    { limits: [begun] },
  );
  serve(
    duplicateDesignEndpoint,
    async ({ viewer, params, idempotencyKey }) => ({
      success: true,
      draft: await duplicateDesign(services, { makerId: viewer.id, designId: params.id, idempotencyKey }),
    }),
    { limits: [begun] },
  );
}
