import { useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { cannedAnswersQuery } from './canned-answers.api.ts';
import { refreshDesk } from './complaints.api.ts';

/** Asks again whenever something becomes of a complaint, no matter who did it. */
export function useDeskNews(): void {
  const client = useQueryClient();
  useServerEvent('complaintChanged', () => refreshDesk(client));
  useReturn(() => refreshDesk(client));
}

/** Asks again whenever an admin has written, changed or deleted a canned answer. */
export function useCannedAnswerNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: cannedAnswersQuery.key });
  useServerEvent('cannedAnswersChanged', refresh);
  useReturn(refresh);
}
