import { changePrices, setVisibilityOfMany } from '#contracts/designs/bulk/change-designs.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { setDesignVisibility } from '../editing/set-design-visibility.ts';
import { changeEach } from './change-each.ts';
import { changePrice } from './change-price.ts';

const changes: Limit = { name: 'designs.bulk', by: 'account', most: 60, seconds: 3600 };

/** A maker's bulk changes to designs. */
export function bulkRoutes(serve: Serve, services: Services): void {
  serve(
    setVisibilityOfMany,
    async ({ viewer, body: { ids, visible } }) => ({
      success: true,
      outcomes: await changeEach(
        ids.map((id) => ({ id })),
        ({ id }) => setDesignVisibility(services, { makerId: viewer.id, designId: id, visible }),
      ),
    }),
    { limits: [changes] },
  );

  serve(
    changePrices,
    async ({ viewer, body: { designs, by, amount } }) => ({
      success: true,
      outcomes: await changeEach(designs, ({ id, price }) =>
        changePrice(services, { makerId: viewer.id, designId: id, price, change: { by, amount } }),
      ),
    }),
    { limits: [changes] },
  );
}
