import { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Actor } from './actors.ts';

/** Sends a message through the API and returns it. */
export async function write(from: Actor, to: Pick<Actor, 'id'>, content: string, nonce?: string) {
  const { status, body, error } = await from.call(sendMessage, {
    body: { receiverId: to.id, content, ...(nonce === undefined ? {} : { nonce }) },
  });
  if (status !== 200) throw new Error(`The message was refused: ${error.message}`);
  return body.message;
}

/** Inserts a long conversation, alternating, a minute apart. Returns its id. */
export async function fillChat(
  db: Executor,
  one: Pick<Actor, 'id'>,
  other: Pick<Actor, 'id'>,
  count: number,
): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    `with chat as (
       insert into chats (low_id, high_id) values (least($1::bigint, $2), greatest($1::bigint, $2)) returning id
     ), members as (
       insert into chat_members (chat_id, user_id, partner_id)
       select id, $1, $2 from chat union all select id, $2, $1 from chat
     )
     insert into messages (chat_id, sender_id, content, created_at)
     select chat.id, case when n % 2 = 0 then $1::bigint else $2 end,
            'Line ' || n || ': the warp is on the loom, and the weft follows.',
            timestamptz '2026-09-01' + n * interval '1 minute'
       from chat, generate_series(1, $3::int) n
     returning chat_id as id`,
    [one.id, other.id, count],
  );
  const chatId = rows[0]?.id ?? 0;
  await db.$client.query(
    `update chat_members set last_message_id = (select max(id) from messages where chat_id = $1), has_written = true
      where chat_id = $1`,
    [chatId],
  );
  return chatId;
}
