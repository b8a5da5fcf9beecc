import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import { prepared } from '../../platform/db/prepared.ts';

export interface ListedOrderRow {
  id: number;
  status: OrderStatus;
  totalPaise: number;
  createdAt: Date;
  personId: number;
  personName: string;
  personImageKey: string | null;
  items: { designId: number; title: string; pictureKey: string | null; quantity: number }[];
}

const listed = (person: string, condition: string) => `
  select o.id, o.status, o.total_paise as "totalPaise", o.created_at as "createdAt",
         u.id as "personId", u.name as "personName", p.profile_image_key as "personImageKey", i.items
    from (select * from orders where ${condition} and id < $2 order by id desc limit $3) o
    join users u on u.id = o.${person} left join profiles p on p.user_id = u.id
    cross join lateral (
      select json_agg(json_build_object('designId', design_id, 'title', title, 'pictureKey', picture_key,
                                        'quantity', quantity) order by id) as items
        from order_items where order_id = o.id) i
   order by o.id desc`;

/** $1 the buyer, $2 the id before which the page starts, $3 how many. */
export const listPurchases = prepared<ListedOrderRow>(
  'orders.purchases',
  listed('maker_id', 'buyer_id = $1'),
);

/** The same for the maker, without orders that lapsed or were dropped before anything was paid. */
export const listSales = prepared<ListedOrderRow>(
  'orders.sales',
  listed('buyer_id', `maker_id = $1 and not (status = 'CANCELLED' and confirmed_at is null)`),
);
