import {
  decideClaim as decideCall,
  listDeskClaims as listCall,
  readDeskClaim,
} from '#contracts/admin/fit/desk-claims.contract.ts';
import { listDeskClaims, showClaim, withNewerClaim } from '#server/modules/fit/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { decideClaimAtDesk } from './decide-claim.ts';

export function deskClaimRoutes(serve: Serve, services: Services): void {
  serve(listCall, async ({ query }) => ({ success: true, ...(await listDeskClaims(services.db, query)) }));

  serve(readDeskClaim, async ({ viewer, params }) => ({
    success: true,
    claim: await showClaim(services, { claimId: params.id, viewerId: viewer.id, isDesk: true }),
  }));

  serve(
    decideCall,
    async ({ viewer, params: { id: claimId }, body }) => {
      const reader = { claimId, viewerId: viewer.id, isDesk: true };
      await withNewerClaim(services, reader, () =>
        decideClaimAtDesk(services, { claimId, adminId: viewer.id, ...body }),
      );
      return { ...succeed('done.fitDecided'), claim: await showClaim(services, reader) };
    },
    { limits: [{ name: 'admin.fit', by: 'account', most: 300, seconds: 3600 }] },
  );
}
