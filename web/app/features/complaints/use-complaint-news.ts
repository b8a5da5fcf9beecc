import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { refreshComplaints } from './complaints.api.ts';

/** Asks again whenever a person has written into a complaint of the viewer's or moved it. */
export function useComplaintNews(): void {
  const client = useQueryClient();
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'COMPLAINT') refreshComplaints(client);
  });
  useReturn(() => refreshComplaints(client));
}
