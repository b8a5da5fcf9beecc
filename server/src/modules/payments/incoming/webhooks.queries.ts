import { prepared } from '#server/platform/db/prepared.ts';

/** Returns no row if the event was received before. */
export const insertWebhook = prepared<
  { id: number },
  { id: string; sha256: string; body: string; now: Date }
>(
  'webhooks.insert',
  `insert into webhook_events (event_id, body_sha256, body, received_at) values ($id, $sha256, $body, $now)
   on conflict (event_id) do nothing returning id`,
);

export const openWebhook = prepared<{ id: number; body: string }, [webhookId: number]>(
  'webhooks.open',
  `select id, body from webhook_events where id = $1 and processed_at is null`,
);

export const closeWebhook = prepared<object, [webhookId: number, now: Date, remark: string]>(
  'webhooks.close',
  `update webhook_events set processed_at = $2, tries = tries + 1, failure = $3 where id = $1`,
);

export const noteWebhookFailure = prepared<{ tries: number }, [webhookId: number, message: string]>(
  'webhooks.note-failure',
  `update webhook_events set tries = tries + 1, failure = $2 where id = $1 returning tries`,
);

/** Stops retries; the desk sees the webhook. */
export const giveWebhookUp = prepared<object, [webhookId: number, now: Date]>(
  'webhooks.give-up',
  `update webhook_events set processed_at = $2, given_up_at = $2 where id = $1`,
);

export interface GivenUpWebhook {
  eventId: string;
  receivedAt: Date;
  givenUpAt: Date;
  /** The program's error message. */
  failure: string;
}

/** Newest first; stored for thirty days. */
export const webhooksGivenUp = prepared<GivenUpWebhook, [most: number]>(
  'webhooks.given-up',
  `select event_id as "eventId", received_at as "receivedAt", given_up_at as "givenUpAt", failure
     from webhook_events where given_up_at is not null order by given_up_at desc limit $1`,
);

/** Stored but never processed, because a process died or its job was lost. Excludes webhooks that were given up. */
export const stuckWebhooks = prepared<{ id: number }, [now: Date]>(
  'webhooks.stuck',
  `select id from webhook_events where processed_at is null and tries < 100 and received_at < $1::timestamptz - interval '1 minute'
    order by received_at limit 200`,
);

/** Bodies contain buyers' email addresses and phone numbers, so they are deleted after a while. */
export const forgetWebhooks = prepared<object, [now: Date]>(
  'webhooks.forget',
  `delete from webhook_events where id in
     (select id from webhook_events where processed_at < $1::timestamptz - interval '30 days' order by id limit 1000)`,
);
