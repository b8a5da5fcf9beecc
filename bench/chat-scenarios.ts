import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { fillChats } from './fill-chats.ts';
import { join } from './join.ts';
import { measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
import { floorLine, printTable } from './report.ts';

interface Scene {
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  load: Parameters<typeof measureInTurn>[1];
}

/** Measures reading conversations with this number of messages, half of them in one chat. */
export async function benchChat({ size, client, ours, load }: Scene): Promise<void> {
  const { id, cookie } = await join(ours, 'Lila Nair');
  const { longest } = await fillChats(client, id, size);
  const headers = { cookie };
  const { rows } = await client.query<{ first: number; last: number }>(
    'SELECT min(id)::int AS first, max(id)::int AS last FROM messages WHERE chat_id = $1',
    [longest],
  );
  const { first = 0, last = 0 } = rows[0] ?? {};
  const messages = `/api/chat/chats/${longest}/messages`;
  const runner = (path: Runner['path']): Runner => ({ ...ours, path, headers });
  const { newest, deep, inbox, unread } = await measureInTurn(
    {
      newest: runner(messages),
      deep: runner(() => `${messages}?before=${randomInt(first + 50, Math.max(first + 51, last))}`),
      inbox: runner('/api/chat/userChats'),
      unread: runner('/api/chat/unread'),
    },
    load,
  );
  printTable(`Chat with ${size.toLocaleString('en-IN')} messages, ${load.connections} connections`, [
    floorLine('The newest 50 of the longest chat', newest),
    floorLine('50 from anywhere in it', deep),
    floorLine('The inbox, up to 50 chats', inbox),
    floorLine('What is unread', unread),
  ]);
}
