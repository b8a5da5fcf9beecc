import type { Locale } from '#contracts/platform/locales.ts';
import { isLive, isSuspended } from '#server/modules/accounts/public.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { getsTexts } from '../choices/choices.queries.ts';

/** Stores a key pair unless there is one. */
export const offerKeys = prepared<object, [publicKey: string, privateKey: string]>(
  'notifications.offer-push-keys',
  'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
);

export const keptKeys = prepared<{ publicKey: string; privateKey: string }, []>(
  'notifications.push-keys',
  'select public_key as "publicKey", private_key as "privateKey" from push_keys',
);

export const subscriptionOfSession = prepared<{ endpoint: string }, [sessionId: number]>(
  'notifications.push-of-session',
  'select endpoint from push_subscriptions where session_id = $1',
);

/** Deletes the endpoint from another session of the same browser, such as of a person who signed in before. */
export const takeEndpoint = prepared<object, [endpoint: string, sessionId: number]>(
  'notifications.take-push-endpoint',
  'delete from push_subscriptions where endpoint = $1 and session_id <> $2',
);

export const saveSubscription = prepared<
  object,
  { sessionId: number; userId: number; endpoint: string; p256dh: string; auth: string }
>(
  'notifications.save-push-subscription',
  `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
   values ($sessionId, $userId, $endpoint, $p256dh, $auth)
   on conflict (session_id) do update
      set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now(), taken_at = null
    where (push_subscriptions.endpoint, push_subscriptions.p256dh, push_subscriptions.auth)
          is distinct from (excluded.endpoint, excluded.p256dh, excluded.auth)`,
);

/** Keeps the newest $2 subscriptions of person $1. */
export const trimSubscriptions = prepared<object, [userId: number, most: number]>(
  'notifications.trim-push-subscriptions',
  `delete from push_subscriptions where user_id = $1 and id not in
     (select id from push_subscriptions where user_id = $1 order by created_at desc, id desc limit $2)`,
);

export const endSubscription = prepared<object, [sessionId: number]>(
  'notifications.end-push-of-session',
  'delete from push_subscriptions where session_id = $1',
);

/** $1 the row, $2 its endpoint when it was read. A subscription that was renewed meanwhile stays. */
export const forgetSubscription = prepared<object, [id: number, endpoint: string]>(
  'notifications.forget-push-subscription',
  'delete from push_subscriptions where id = $1 and endpoint = $2',
);

/**
 * How a person is reached away from the site: the ids of their push subscriptions, and whether they get text
 * messages.
 */
export interface Reach {
  devices: number[];
  texts: boolean;
}

/** The argument is a parameter or a column. */
export const devicesIn = (person: string) =>
  `array_to_json(array(select s.id from push_subscriptions s where s.user_id = ${person} order by s.id))`;

export const reachOf = prepared<Reach, [userId: number]>(
  'notifications.reach-of',
  `select ${devicesIn('$1')} as devices, ${getsTexts('$1')} as texts`,
);

export const markTaken = prepared<object, [id: number]>(
  'notifications.push-taken',
  'update push_subscriptions set taken_at = now() where id = $1',
);

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The push service has accepted nothing for three days. */
  isSilent: boolean;
  /** Null if they have not chosen. */
  isChosen: boolean | null;
  /** The switches of the ways and groups of notifications. */
  byPush: boolean;
  designUpdates: boolean;
  orderUpdates: boolean;
  /** Their language for the site on all devices; null if they have not chosen. */
  language: Locale | null;
  /** Minutes since midnight in India. */
  quietFrom: number | null;
  quietTo: number | null;
}

/**
 * A subscription of a live session whose person is not suspended and has no block with the sender. `kind` is null for
 * notifications that cannot be switched off. `senderId` is null for notifications that ignore blocks.
 */
export const pushTarget = prepared<
  PushTarget,
  { subscriptionId: number; recipientId: number; kind: string | null; senderId: number | null }
>(
  'notifications.push-target',
  `select p.endpoint, p.p256dh, p.auth, coalesce(p.taken_at, p.created_at) < now() - interval '3 days' as "isSilent",
          c.push as "isChosen", coalesce(t.by_push, true) as "byPush",
          coalesce(t.design_updates, true) as "designUpdates", coalesce(t.order_updates, true) as "orderUpdates", a.language, t.quiet_from as "quietFrom", t.quiet_to as "quietTo"
     from push_subscriptions p
     join sessions s on s.id = p.session_id
     join users u on u.id = p.user_id
     left join notification_choices c on c.user_id = p.user_id and c.kind = $kind
     left join letter_settings t on t.user_id = p.user_id
     left join appearance_settings a on a.user_id = p.user_id
    where p.id = $subscriptionId and p.user_id = $recipientId and ${isLive} and not ${isSuspended}
      and not ${isBlockBetween('$recipientId', '$senderId::bigint')}`,
);
