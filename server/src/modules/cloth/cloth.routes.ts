import {
  moveCloth as moveCall,
  orderCloth,
  priceCloth as priceCall,
  receiveCloth as receiveCall,
  returnCloth as returnCall,
} from '#contracts/cloth/cloth.contract.ts';
import { toPaise } from '#contracts/money/money.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { actOnCloth } from './act-on-cloth.ts';
import { priceCloth } from './price-cloth.ts';
import { receiveCloth } from './receive-cloth.ts';
import { returnCloth } from './return-cloth.ts';
import { showCloth, withNewerCloth } from './show-cloth.ts';

const moving: Limit = { name: 'cloth.moves', by: 'account', most: 120, seconds: 3600 };
const limits = [moving];
const centimetres = (metres: number) => Math.round(metres * 100);

export function clothRoutes(serve: Serve, services: Services): void {
  /** Acts, and answers with the cloth as it is then. */
  async function act(orderId: number, viewerId: number, work: () => Promise<void>) {
    const reader = { orderId, viewerId };
    await withNewerCloth(services, reader, work);
    const data = await showCloth(services, reader);
    return { ...succeed(data.role === 'BUYER' ? 'done.clothMakerTold' : 'done.clothBuyerTold'), data };
  }

  serve(orderCloth, async ({ viewer, params }) => ({
    success: true,
    data: await showCloth(services, { orderId: params.id, viewerId: viewer.id }),
  }));

  serve(
    moveCall,
    ({ viewer: { id: viewerId }, params: { id: orderId }, body }) =>
      act(orderId, viewerId, () => actOnCloth(services, { orderId, viewerId, ...body })),
    { limits },
  );

  serve(
    receiveCall,
    ({ viewer: { id: viewerId }, params: { id: orderId }, body: { metres, missing, ...receipt } }) =>
      act(orderId, viewerId, () =>
        receiveCloth(services, {
          ...{ orderId, viewerId, ...receipt },
          ...{ length: centimetres(metres), missing: centimetres(missing) },
        }),
      ),
    { limits },
  );

  serve(
    priceCall,
    ({ viewer: { id: viewerId }, params: { id: orderId }, body: { price, ...pricing } }) =>
      act(orderId, viewerId, () =>
        priceCloth(services, { orderId, viewerId, ...pricing, pricePaise: toPaise(price) }),
      ),
    { limits },
  );

  serve(
    returnCall,
    ({ viewer: { id: viewerId }, params: { id: orderId }, body: { metres, ...leftover } }) =>
      act(orderId, viewerId, () =>
        returnCloth(services, { orderId, viewerId, ...leftover, length: centimetres(metres) }),
      ),
    { limits },
  );
}
