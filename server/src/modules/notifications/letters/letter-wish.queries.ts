import { prepared } from '#server/platform/db/prepared.ts';

/** The account that has an address. $1 the address, $2 a kind of letter. */
export const addressee = prepared<
  { userId: number; digest: string | null; mail: boolean | null },
  [address: string, kind: string]
>(
  'notifications.addressee',
  `select u.id as "userId", s.digest, c.mail
     from users u
     left join letter_settings s on s.user_id = u.id
     left join notification_choices c on c.user_id = u.id and c.kind = $2
    where lower(u.email) = lower($1::text)`,
);

/** Whose links are named so. */
export const ownerOfLink = prepared<{ userId: number; linkSecret: string }, [linkId: string]>(
  'notifications.owner-of-link',
  'select user_id as "userId", link_secret as "linkSecret" from letter_settings where link_id = $1::uuid',
);
