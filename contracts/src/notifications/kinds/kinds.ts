import type { News } from '#contracts/words/render-news.ts';
import type { SwitchableKind } from '../choices/kinds.rules.ts';
import { deskKinds } from './desk.kinds.ts';
import type { About, Kind, Push } from './kind.ts';
import { orderKinds } from './order.kinds.ts';
import { peopleKinds } from './people.kinds.ts';

/** Every kind of notification. A new one is an entry here and its sentence in `contracts/src/words/<language>/news.ts`. */
export const notificationKinds = { ...peopleKinds, ...orderKinds, ...deskKinds } as const;

export type NotificationType = keyof typeof notificationKinds;

export const notificationTypes = Object.keys(notificationKinds) as [NotificationType, ...NotificationType[]];

/** The stored data of a notification type. */
export type DataOf<Type extends NotificationType> =
  (typeof notificationKinds)[Type] extends Kind<infer Data> ? Data : never;

/** A notification of any type with its data. */
export type Typed = { [Type in NotificationType]: { type: Type; data: DataOf<Type> } }[NotificationType];

/** The cast is safe: `data` was stored with the row's own type. */
const kindOf = (type: NotificationType) => notificationKinds[type] as Kind<unknown>;

type Row = About<unknown> & { type: NotificationType };

export const newsOfNotification = (row: Row): News => kindOf(row.type).says(row);
export const pathOfNotification = (row: Row): string => kindOf(row.type).leadsTo(row);
export const pushOfNotification = (row: Row): Push | null => kindOf(row.type).push(row);

/** The kind under which its reader may switch it off; null if it is always sent. */
export const switchOf = ({ type, data }: { type: NotificationType; data: unknown }): SwitchableKind | null =>
  kindOf(type).switchOf(data);

/**
 * The kind of its text message; null if none is sent, as for news about people, photographs of the making and
 * measurements.
 */
export function textKindOf(row: Row): 'ORDER' | 'PAYMENT' | 'MEETING' | null {
  const { text } = kindOf(row.type);
  // Order notifications that can be switched off are not sent as text messages. Meetings are, because they have a
  // time.
  return text === undefined || (text === 'ORDER' && switchOf(row) !== null) ? null : text;
}

/** The types about public acts of people. */
export const publicTypes = notificationTypes.filter((type) => kindOf(type).isPublic);
