import { prepared } from '../../platform/db/prepared.ts';

/** Adds $2, 1 or -1, to the orders of each design of $1. */
export const moveOrdersCount = prepared<object, [designIds: readonly number[], change: number]>(
  'designs.move-orders-count',
  // In the order of the ids, so that two orders of the same designs never wait for each other in a circle.
  `with locked as (select id from designs where id = any($1::bigint[]) order by id for no key update)
   update designs d set orders_count = d.orders_count + $2 from locked where d.id = locked.id`,
);
