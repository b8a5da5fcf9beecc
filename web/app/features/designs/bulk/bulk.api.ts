import type { QueryClient } from '@tanstack/react-query';
import type { PriceChange } from '#contracts/designs/bulk/bulk.rules.ts';
import type {
  BulkOutcome,
  changePrices,
  setVisibilityOfMany,
} from '#contracts/designs/bulk/change-designs.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

export async function showDesigns(ids: readonly number[], visible: boolean): Promise<BulkOutcome[]> {
  const body = { ids: [...ids], visible };
  return (await api.call<typeof setVisibilityOfMany>('POST /api/design/setVisibilityOfMany', { body }))
    .outcomes;
}

/** Changes prices; `designs` carry the prices that were shown, in rupees. */
export async function changeDesignPrices(
  designs: readonly { id: number; price: number }[],
  change: PriceChange,
): Promise<BulkOutcome[]> {
  const body = { designs: designs.map(({ id, price }) => ({ id, price })), ...change };
  return (await api.call<typeof changePrices>('POST /api/design/changePrices', { body })).outcomes;
}

/** Changed designs appear in feeds, searches, boards and dashboards, so all of these are refetched. */
export async function forgetOldDesigns(client: QueryClient, ids: readonly number[]): Promise<void> {
  for (const id of ids) client.removeQueries({ queryKey: ['design', String(id)], type: 'inactive' });
  await client.invalidateQueries();
}
