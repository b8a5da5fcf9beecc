import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { finalIsPaid } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { ownerOfReported } from '../reports/reports.queries.ts';
import { type UserRow, userColumns } from './list-users.queries.ts';

interface UserDetails extends UserRow {
  suspensionReason: string | null;
  suspendedUntil: Date | null;
  bought: number;
  sold: number;
  designs: number;
  reports: number;
  complaintsFiled: number;
  complaintsAbout: number;
}

export const userDetails = prepared<UserDetails, [userId: number]>(
  'admin.user',
  `select ${userColumns},
          case when ${isSuspended} then u.suspension_reason end as "suspensionReason",
          u.suspended_until as "suspendedUntil",
          (select count(*)::int from orders o where o.buyer_id = u.id) as bought,
          (select count(*)::int from orders o where o.maker_id = u.id) as sold,
          (select count(*)::int from designs d where d.maker_id = u.id and d.status <> 'DELETED') as designs,
          (select count(*)::int from reports r ${ownerOfReported}
            where r.status = 'OPEN' and target.owner_id = u.id) as reports,
          (select count(*)::int from complaints c where c.complainant_id = u.id) as "complaintsFiled",
          (select count(*)::int from complaints c where c.respondent_id = u.id) as "complaintsAbout"
     from users u where u.id = $1`,
);

interface OpenOrder {
  id: number;
  createdAt: Date;
  title: string;
  pictureKey: string | null;
  status: OrderStatus;
  side: 'BUYER' | 'MAKER';
  /** The name of the other side. */
  other: string;
  totalPaise: number;
  finalPaid: boolean;
}

interface FaceRow {
  userId: number;
  city: string;
  imageKey: string | null;
}

/** Cities and photographs of people; nothing of deleted accounts. */
export const facesOf = prepared<FaceRow, [userIds: number[]]>(
  'admin.faces-of-users',
  `select p.user_id as "userId", coalesce(p.city, '') as city, p.profile_image_key as "imageKey"
     from profiles p join users u on u.id = p.user_id
    where p.user_id = any($1::bigint[]) and u.status <> 'DELETED'`,
);

export const openOrdersOf = prepared<OpenOrder, [userId: number]>(
  'admin.open-orders-of-user',
  `select o.id, o.created_at as "createdAt", o.status, case when o.buyer_id = $1 then 'BUYER' else 'MAKER' end as side,
          coalesce(i.title, '') as title, i.picture_key as "pictureKey", other.name as other, o.total_paise as "totalPaise",
          ${finalIsPaid} as "finalPaid"
     from orders o
     join users other on other.id = case when o.buyer_id = $1 then o.maker_id else o.buyer_id end
     left join lateral (select title, picture_key from order_items
                         where order_id = o.id order by id limit 1) i on true
    where (o.buyer_id = $1 or o.maker_id = $1) and o.status not in ('DELIVERED', 'CANCELLED')
    order by o.id desc limit 50`,
);

interface FactsRow {
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

/** The facts of an account; empty if not given. */
export const factsOfUser = prepared<FactsRow, [userId: number]>(
  'admin.facts-of-user',
  `select u.name, u.email, u.role, u.is_verified as "isVerified", coalesce(p.phone, '') as phone,
          coalesce(p.address, '') as address, coalesce(p.city, '') as city, coalesce(p.state, '') as state,
          coalesce(p.pincode, '') as pincode, coalesce(p.country, '') as country
     from users u left join profiles p on p.user_id = u.id where u.id = $1`,
);

/** The recipient of a letter. */
export const addressee = prepared<
  { name: string; email: string; emailConfirmedAt: Date | null },
  [userId: number]
>('admin.addressee', 'select name, email, email_confirmed_at as "emailConfirmedAt" from users where id = $1');
