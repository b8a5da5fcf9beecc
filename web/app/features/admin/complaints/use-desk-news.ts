import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { refreshDesk } from './complaints.api.ts';

/** Asks again whenever something becomes of a complaint, whoever did it. */
export function useDeskNews(): void {
  const client = useQueryClient();
  useServerEvent('complaintChanged', () => refreshDesk(client));
  useReturn(() => refreshDesk(client));
}
