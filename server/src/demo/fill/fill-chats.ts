import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { readChat } from '#server/modules/messaging/conversation/mark-read.ts';
import { sendMessage } from '#server/modules/messaging/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoChat, type DemoLine, demoChats } from '../content/demo-chats.ts';
import { personOf } from '../create-people.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';
import { servicesAt } from '../services-at.ts';

const pictures = join(import.meta.dirname, '../../../../demo/pictures');
const minute = 60_000;

/** Sends the demo's messages through the product's own actions, each at its time. A second run adds nothing. */
export async function fillChats(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const start = services.clock.now().getTime();
  const designs = await findDemoDesigns(services.db);
  // The chat that ended longest ago first, so that inboxes are in chronological order.
  for (const chat of demoChats.toSorted((one, other) => other.endedHoursAgo - one.endedHoursAgo)) {
    if (isStopping()) return;
    await talk(chat, start);
  }

  async function talk(chat: DemoChat, now: number): Promise<void> {
    const ids = { maker: personOf(people, chat.maker), shopper: personOf(people, chat.shopper) };
    const other = { maker: 'shopper', shopper: 'maker' } as const;
    const length = chat.lines.reduce((sum, line) => sum + line.after, 0);
    let at = now - (chat.endedHoursAgo * 60 + length) * minute;
    for (const [index, line] of chat.lines.entries()) {
      at += line.after * minute;
      const then = servicesAt(services, new Date(at));
      const sent = await sendMessage(then, {
        senderId: ids[line.from],
        receiverId: ids[other[line.from]],
        content: line.words,
        nonce: `demo-${chat.key}-${index}`,
        designId: line.design === undefined ? undefined : designs.get(demoKey(line.design))?.id,
        files: await filesOf(line),
      }).catch(unlessSentBefore);
      if (sent === null) continue;
      const { row } = sent;
      if (index >= chat.lines.length - chat.unread) continue;
      await readChat(then, { chatId: row.chatId, readerId: ids[other[line.from]], upTo: row.id });
    }
  }
}

/** A conflict means that the message was sent at an earlier start, about a design that was visible then. */
function unlessSentBefore(error: unknown): null {
  if (error instanceof AppError && error.code === 'CONFLICT') return null;
  throw error;
}

async function filesOf({ pictureOf }: DemoLine): Promise<ReceivedFile[]> {
  if (pictureOf === undefined) return [];
  const drawn = demoDesigns.find(({ key }) => key === pictureOf)?.pictures.at(-1);
  if (!drawn) throw new Error(`The demo has no picture of ${pictureOf}`);
  const path = join(pictures, drawn.file);
  const { size } = await stat(path);
  return [{ key: newMediaKey(), kind: 'PICTURE', path, name: drawn.file, mime: 'image/webp', bytes: size }];
}
