import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { appealTakedown } from '#contracts/designs/takedown.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

/**
 * Sends a maker's appeal. The design is refetched even after a refusal, because the page may have been out of date.
 */
export function useAppeal(designId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (words: string) => {
      const request = { params: { id: designId }, body: { words } };
      return (await api.call<typeof appealTakedown>('POST /api/design/appeal/:id', request)).message;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['design', String(designId)] }),
  });
}
