import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import type { Serve } from '../../platform/http/serve-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { getVisibleDesign } from './get-visible-design.ts';
import { presentDesign, presentDesignBrief } from './present-design.ts';

export function designReadRoutes(serve: Serve, { db, env }: Services): void {
  const publicUrl = env.PUBLIC_URL;

  serve(
    getProductDetails,
    async ({ params, viewer }) => {
      const viewerId = viewer?.id ?? null;
      const row = await getVisibleDesign(db, params.id, viewerId);
      return { success: true, product: presentDesign(row, { publicUrl, viewerId }) };
    },
    { visitorSeconds: 1 },
  );

  serve(
    getProductBasicInfo,
    async ({ params, viewer }) => {
      const row = await getVisibleDesign(db, params.id, viewer?.id ?? null);
      return { success: true, product: presentDesignBrief(row, publicUrl) };
    },
    { visitorSeconds: 1 },
  );
}
