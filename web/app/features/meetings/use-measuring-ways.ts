import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { visitsQuery } from './meetings.api.ts';

/** How the buyer of an order may be measured; a home visit is included unless it is known to be too far. */
export function useMeasuringWays(orderId: number): 'both' | 'phone' | 'unknown' {
  const { data: book } = usePageQuery(addressBook, null);
  const { data: visits } = usePageQuery(visitsQuery(orderId, book ?? []), null);
  if (visits === undefined) return 'unknown';
  return visits.refusal === null ? 'both' : 'phone';
}
