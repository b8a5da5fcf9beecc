import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { cannedAnswersQuery } from './canned-answers.api.ts';
import { refreshDesk } from './complaints.api.ts';

/** Refetches when any complaint changes, including changes by the viewer. */
export function useDeskNews(): void {
  const client = useQueryClient();
  useServerEvent('complaintChanged', () => refreshDesk(client));
  useReturn(() => refreshDesk(client));
}

/** Refetches when an admin has added, changed or deleted a canned answer. */
export function useCannedAnswerNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: cannedAnswersQuery.key });
  useServerEvent('cannedAnswersChanged', refresh);
  useReturn(refresh);
}
