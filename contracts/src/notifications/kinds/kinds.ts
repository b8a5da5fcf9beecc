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

/** What is fixed when a notification of a type is written. */
export type DataOf<Type extends NotificationType> =
  (typeof notificationKinds)[Type] extends Kind<infer Data> ? Data : never;

/** A notification of any type with its data. */
export type Typed = { [Type in NotificationType]: { type: Type; data: DataOf<Type> } }[NotificationType];

/** `data` is of the row's own type: it was written with it. */
const kindOf = (type: NotificationType) => notificationKinds[type] as Kind<unknown>;

type Row = About<unknown> & { type: NotificationType };

export const newsOfNotification = (row: Row): News => kindOf(row.type).says(row);
export const pathOfNotification = (row: Row): string => kindOf(row.type).leadsTo(row);
export const pushOfNotification = (row: Row): Push | null => kindOf(row.type).push(row);

/** What a reader of it may switch off; null for what is always told. */
export const switchOf = ({ type, data }: { type: NotificationType; data: unknown }): SwitchableKind | null =>
  kindOf(type).switchOf(data);

/** The text message that tells of it; null for what none tells: people, photographs of the making, measurements. */
export function textKindOf(row: Row): 'ORDER' | 'PAYMENT' | 'MEETING' | null {
  const { text } = kindOf(row.type);
  // What can be switched off of an order is no text message; a meeting is one, as it has a time.
  return text === undefined || (text === 'ORDER' && switchOf(row) !== null) ? null : text;
}

/** Those that tell what a person did in public. */
export const publicTypes = notificationTypes.filter((type) => kindOf(type).isPublic);
