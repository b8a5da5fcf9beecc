import { voiceForm } from '#tests/support/voice-notes.ts';
import type { World } from '../world.ts';
import { idOf, type Thing } from './thing.ts';

export async function message({ act, people, next }: World): Promise<Thing> {
  const body = { receiverId: people.maker.id, content: `Namaste ${next()}` };
  return { id: idOf((await act('buyer', 'POST /api/chat/send', { body })).message) };
}

export async function voiceMessage({ act, people }: World): Promise<Thing> {
  const body = voiceForm(people.maker.id);
  return { id: idOf((await act('buyer', 'POST /api/chat/sendVoice', { body })).message) };
}

export async function chat({ act, people }: World): Promise<Thing> {
  const body = { receiverId: people.maker.id, content: 'Namaste' };
  const { message: sent } = await act('buyer', 'POST /api/chat/send', { body });
  const { id, chatId } = sent as { id: number; chatId: number };
  return { id: chatId, messageId: id };
}

export async function savedReply({ app, people, next }: World): Promise<Thing> {
  const text = 'insert into saved_replies (user_id, title, content) values ($1, $2, $3) returning id';
  const words = [people.maker.id, `Reply ${next()}`, 'Dear {name}'];
  return { id: idOf((await app.services.db.$client.query(text, words)).rows[0]) };
}
