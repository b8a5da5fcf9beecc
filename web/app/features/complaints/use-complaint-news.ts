import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { refreshComplaints } from './complaints.api.ts';

/** Refetches when another person has answered in one of the viewer's complaints or changed its status. */
export function useComplaintNews(): void {
  const client = useQueryClient();
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'COMPLAINT') refreshComplaints(client);
  });
  useReturn(() => refreshComplaints(client));
}
