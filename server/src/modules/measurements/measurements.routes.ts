import {
  orderMeasurements,
  recordMeasurements as recordMeasurementsCall,
} from '#contracts/measurements/measurements.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { loadMeasurements } from './load-measurements.ts';
import { recordMeasurements } from './record-measurements.ts';

export function measurementRoutes(serve: Serve, services: Services): void {
  serve(orderMeasurements, async ({ params, viewer }) => ({
    success: true,
    data: await loadMeasurements(services, params.id, viewer.id),
  }));

  serve(
    recordMeasurementsCall,
    async ({ params, body, viewer, idempotencyKey }) => {
      await recordMeasurements(services, {
        ...body,
        orderId: params.id,
        viewerId: viewer.id,
        idempotencyKey,
      });
      return {
        ...succeed('done.measurementsSaved'),
        data: await loadMeasurements(services, params.id, viewer.id),
      };
    },
    { limits: [{ name: 'measurements', by: 'account', most: 60, seconds: 3600 }] },
  );
}
