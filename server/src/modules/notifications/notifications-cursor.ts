import { invalidInput } from '../../platform/http/app-error.ts';

/** A place in somebody's notifications: this one and all newer ones have been seen. */
export interface NotificationsKey {
  /** Microseconds since 1970. */
  micros: number;
  id: number;
}

/** Before the newest. */
export const notificationsStart: NotificationsKey = {
  micros: Number.MAX_SAFE_INTEGER,
  id: Number.MAX_SAFE_INTEGER,
};

export function writeNotificationsCursor({ micros, id }: NotificationsKey): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours. */
export function readNotificationsCursor(cursor: string): NotificationsKey {
  const [, micros, id] =
    /^(\d{1,15}|[1-8]\d{15})\.(\d{1,15}|[1-8]\d{15})$/.exec(
      Buffer.from(cursor, 'base64url').toString('latin1'),
    ) ?? [];
  if (micros === undefined || id === undefined) {
    throw invalidInput({ cursor: 'This place in the list is not known. Please start from the top.' });
  }
  return { micros: Number(micros), id: Number(id) };
}
