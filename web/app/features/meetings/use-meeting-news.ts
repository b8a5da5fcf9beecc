import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { forgetMeetings } from './meetings.api.ts';

/** What shows meetings asks again as soon as the other side has done something. */
export function useMeetingNews(): void {
  const client = useQueryClient();
  useServerEvent('orderChanged', () => forgetMeetings(client));
  useReturn(() => forgetMeetings(client));
}
