import { usualChoices } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { insertLetterNews, type MailedKind } from './letter-news.queries.ts';

interface News {
  recipientId: number;
  kind: MailedKind;
  /** The subject of the notification, such as `comment:9`. */
  subject: string;
  senderId: number;
  designId?: number;
  /** The path of the linked page. */
  path: string;
}

/** Stores a piece of news for the next letter of its kind, if its reader wants such letters. */
export async function keepForLetter(executor: Executor, { designId, ...news }: News): Promise<void> {
  const usualMail = usualChoices[news.kind].mail;
  await insertLetterNews(executor, { ...news, usualMail, designId: designId ?? null });
}
