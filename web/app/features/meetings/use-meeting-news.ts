import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { forgetMeetings } from './meetings.api.ts';

/** Refetches meetings as soon as the other side has changed something. */
export function useMeetingNews(): void {
  const client = useQueryClient();
  useServerEvent('orderChanged', () => forgetMeetings(client));
  useReturn(() => forgetMeetings(client));
}
