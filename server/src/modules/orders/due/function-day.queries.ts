import { prepared } from '#server/platform/db/prepared.ts';

/** Requires a locked order. */
export const storeFunctionDay = prepared<object, [orderId: number, day: string | null]>(
  'orders.store-function-day',
  'update orders set function_on = $2 where id = $1',
);
