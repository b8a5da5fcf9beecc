import {
  deleteSingleDesign,
  editDesign,
  setDesignVisibility as setDesignVisibilityEndpoint,
  updateDesign as updateDesignEndpoint,
} from '#contracts/designs/edit-design.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteDesign } from './delete-design.ts';
import { loadEditableDesign } from './load-editable-design.ts';
import { setDesignVisibility } from './set-design-visibility.ts';
import { updateDesign } from './update-design.ts';

const changes: Limit = { name: 'designs.changes', by: 'account', most: 240, seconds: 3600 };

/** A maker's changes to existing designs. */
export function ownDesignRoutes(serve: Serve, services: Services): void {
  serve(editDesign, async ({ viewer, params }) => ({
    success: true,
    design: await loadEditableDesign(services.db, services.env.MEDIA_URL, {
      makerId: viewer.id,
      designId: params.id,
    }),
  }));

  serve(
    updateDesignEndpoint,
    async ({ viewer, params, body }) => ({
      ...succeed('done.designUpdated'),
      design: await updateDesign(services, { makerId: viewer.id, designId: params.id }, body),
    }),
    { limits: [changes] },
  );

  serve(
    setDesignVisibilityEndpoint,
    async ({ viewer, params, body }) => {
      const key = { makerId: viewer.id, designId: params.id };
      const status = await setDesignVisibility(services, { ...key, visible: body.visible });
      return { ...succeed(status === 'PUBLISHED' ? 'done.designShown' : 'done.designHidden'), status };
    },
    { limits: [changes] },
  );

  serve(
    deleteSingleDesign,
    async ({ viewer, params }) => {
      await deleteDesign(services, { makerId: viewer.id, designId: params.id });
      return { ...succeed('done.designDeleted') };
    },
    { limits: [changes] },
  );
}
