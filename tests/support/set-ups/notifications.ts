import { createComment } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import {
  getUnreadNotifications,
  type Notification,
} from '#contracts/notifications/notifications.contract.ts';
import type { EventKind } from '#server/platform/events/events.ts';
import type { Actor } from '../people/actors.ts';
import { insertDesign } from '../people/designs.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';
import { untilJobsDone } from '../until.ts';

interface Notified {
  app: TestApp;
  /** The URL that tabs connect to. */
  base: string;
  asha: Actor;
  rohan: Actor;
}

/** A listening server with its jobs, and two people. */
export async function openNotifications(): Promise<Notified> {
  const app = await startTestApp({ settings: { DATABASE_POOL: '20' }, withJobs: true });
  const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const asha = await app.actor({ name: 'Asha Rao' });
  const rohan = await app.actor({ name: 'Rohan Das' });
  return { app, base, asha, rohan };
}

export function makeNews(opened: () => TestApp) {
  return {
    /** A new maker for each test, with one design. */
    async openStall(title = 'Katan silk lehenga') {
      const maker = await opened().actor({ name: 'Meher Ansari', role: 'DESIGNER' });
      return { maker, designId: await insertDesign(opened().services.db, { makerId: maker.id, title }) };
    },
    /** Publishes an event, for example a second time, as a retry does. */
    publish<Payload extends object>(kind: EventKind<Payload>, payload: Payload): Promise<void> {
      const { events, db } = opened().services;
      return events.publish(db, kind, payload);
    },
    allHeard: () => untilJobsDone(opened().services.db),
  };
}

export async function unread(person: Actor): Promise<Notification[]> {
  return (await person.call(getUnreadNotifications)).body.notifications;
}

export const messagesOf = async (person: Actor) => (await unread(person)).map(({ message }) => message);

export function like(person: Actor, designId: number, wanted = true) {
  return person.call(likeUnLikeDesign, { params: { id: designId }, body: { wanted } });
}

export async function comment(person: Actor, designId: number): Promise<number> {
  const { body } = await person.call(createComment, {
    params: { id: designId },
    body: { content: 'The konia is exactly like my dadi’s.' },
  });
  return body.comment.id;
}
