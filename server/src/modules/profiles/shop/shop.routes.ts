import {
  getShop,
  pauseOrders as pauseOrdersEndpoint,
  resumeOrders as resumeOrdersEndpoint,
  saveKeptShares as saveKeptSharesEndpoint,
  saveShop as saveShopEndpoint,
  saveSwatchPrice as saveSwatchPriceEndpoint,
} from '#contracts/profiles/shop/shop.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { loadShop } from './load-shop.ts';
import { saveKeptShares } from './save-kept-shares.ts';
import { pauseOrders, resumeOrders, saveShop, saveSwatchPrice } from './save-shop.ts';

const changes: Limit = { name: 'profile.shop', by: 'account', most: 60, seconds: 5 * 60 };

export function shopRoutes(serve: Serve, services: Services): void {
  serve(getShop, async ({ viewer }) => ({ success: true, data: await loadShop(services, viewer.id) }));

  serve(
    saveShopEndpoint,
    async ({ body, viewer }) => ({
      ...succeed('done.shopSaved'),
      data: await saveShop(services, viewer.id, body),
    }),
    { limits: [changes] },
  );

  serve(
    pauseOrdersEndpoint,
    async ({ body, viewer }) => ({
      ...succeed('done.shopPaused'),
      data: await pauseOrders(services, viewer.id, body),
    }),
    { limits: [changes] },
  );

  serve(
    resumeOrdersEndpoint,
    async ({ viewer }) => ({
      ...succeed('done.shopOpen'),
      data: await resumeOrders(services, viewer.id),
    }),
    { limits: [changes] },
  );

  serve(
    saveKeptSharesEndpoint,
    async ({ body, viewer }) => ({
      ...succeed('done.sharesSaved'),
      data: await saveKeptShares(services, viewer.id, body),
    }),
    { limits: [changes] },
  );

  serve(
    saveSwatchPriceEndpoint,
    async ({ body, viewer }) => ({
      ...succeed('done.swatchSaved'),
      data: await saveSwatchPrice(services, viewer.id, body.price),
    }),
    { limits: [changes] },
  );
}
