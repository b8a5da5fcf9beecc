import { prepared } from '#server/platform/db/prepared.ts';

/** The account with an email address. $1 the address, $2 a kind of letter. */
export const addressee = prepared<
  {
    userId: number;
    digest: string | null;
    mail: boolean | null;
    email: boolean;
    marketing: boolean;
    designUpdates: boolean;
    orderUpdates: boolean;
  },
  [address: string, kind: string]
>(
  'notifications.addressee',
  `select u.id as "userId", s.digest, c.mail, coalesce(s.by_mail, true) as email,
          s.marketing_since is not null and u.status = 'ACTIVE' and u.email_confirmed_at is not null as marketing,
          coalesce(s.design_updates, true) as "designUpdates", coalesce(s.order_updates, true) as "orderUpdates"
     from users u
     left join letter_settings s on s.user_id = u.id
     left join notification_choices c on c.user_id = u.id and c.kind = $2
    where lower(u.email) = lower($1::text)`,
);

/** The person whose unsubscribe links carry this id. */
export const ownerOfLink = prepared<{ userId: number; linkSecret: string }, [linkId: string]>(
  'notifications.owner-of-link',
  'select user_id as "userId", link_secret as "linkSecret" from letter_settings where link_id = $1::uuid',
);
