import { chatMessages, unreadMessages, userChats } from '#contracts/messaging/messaging.contract.ts';
import type { Actor } from '../people/actors.ts';
import type { TestApp } from '../servers/app.ts';

export const inbox = async (person: Actor) => (await person.call(userChats)).body.chats;

export const history = async (person: Actor, chatId: number, query: object = { limit: 50 }) =>
  (await person.call(chatMessages, { params: { chatId }, query })).body;

export const unread = async (person: Actor) => (await person.call(unreadMessages)).body.data.unread;

/** A shopper and a maker who have no chat yet. */
export async function pairOf(app: TestApp): Promise<[Actor, Actor]> {
  return [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' })];
}
