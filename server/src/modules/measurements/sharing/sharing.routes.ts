import {
  endStandingYes as endStandingYesCall,
  giveStandingYes as giveStandingYesCall,
  listReadings as listReadingsCall,
  readBookForOrder,
  readShared as readSharedCall,
  revokeShare as revokeShareCall,
  shareVersion as shareVersionCall,
  takeMeasured as takeMeasuredCall,
} from '#contracts/measurements/book/sharing.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { loadForOrder } from './load-for-order.ts';
import { listReadings, readShared } from './read-shared.ts';
import { revokeShare, shareVersion } from './share-version.ts';
import { endStandingYes, giveStandingYes, takeMeasured } from './take-measured.ts';

const limits = [{ name: 'naap-sharing', by: 'account', most: 120, seconds: 3600 }] as const;

export function sharingRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(readBookForOrder, async ({ params, viewer }) => ({
    success: true,
    data: await loadForOrder(db, params.id, viewer.id),
  }));

  serve(
    shareVersionCall,
    async ({ params: { id: orderId }, body, viewer, idempotencyKey }) => {
      await shareVersion(services, { ...body, orderId, ownerId: viewer.id, idempotencyKey });
      return { ...succeed('done.naapShared'), data: await loadForOrder(db, orderId, viewer.id) };
    },
    { limits },
  );

  serve(
    revokeShareCall,
    async ({ params, viewer }) => {
      const orderId = await revokeShare(services, params.id, viewer.id);
      return { ...succeed('done.naapRevoked'), data: await loadForOrder(db, orderId, viewer.id) };
    },
    { limits },
  );

  serve(
    takeMeasuredCall,
    async ({ params: { id: orderId }, body, viewer }) => {
      await takeMeasured(services, { ...body, orderId, ownerId: viewer.id });
      return { ...succeed('done.naapTaken'), data: await loadForOrder(db, orderId, viewer.id) };
    },
    { limits },
  );

  serve(
    giveStandingYesCall,
    async ({ params: { id: orderId }, body, viewer }) => {
      await giveStandingYes(services, { ...body, orderId, ownerId: viewer.id });
      return { ...succeed('done.standingYes'), data: await loadForOrder(db, orderId, viewer.id) };
    },
    { limits },
  );

  serve(
    endStandingYesCall,
    async ({ params: { id: orderId }, viewer }) => {
      await endStandingYes(services, orderId, viewer.id);
      return { ...succeed('done.standingYesEnded'), data: await loadForOrder(db, orderId, viewer.id) };
    },
    { limits },
  );

  serve(readSharedCall, async ({ params, viewer }) => ({
    success: true,
    data: await readShared(services, params.id, viewer.id),
  }));

  serve(listReadingsCall, async ({ query, viewer }) => ({
    success: true,
    ...(await listReadings(db, viewer.id, query.cursor)),
  }));
}
