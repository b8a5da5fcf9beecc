import { isSameShares, type KeptShares, sharesInText } from '#contracts/orders/endings/kept-shares.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { loadShop } from './load-shop.ts';
import { writeShares } from './shop.queries.ts';

/**
 * Saves what the viewer keeps when an order is cancelled, for orders placed from now on. Repeating it changes nothing.
 * Throws CONFLICT, with the shop in `newer`, if the shares have changed since `version`.
 */
export async function saveKeptShares(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  userId: number,
  { shares, version }: { shares: KeptShares; version: number },
): Promise<OwnShop> {
  const [written] = await writeShares(services.db, { userId, shares: JSON.stringify(shares), version });
  const shop = await loadShop(services, userId);
  if (written) services.realtime.toPerson(userId, 'shopChanged');
  else if (!isSameShares(shop.keptShares, shares))
    throw new AppError(
      'CONFLICT',
      sentence('profiles.sharesChanged', { shares: sharesInText(shop.keptShares) }),
      { newer: shop },
    );
  return shop;
}
