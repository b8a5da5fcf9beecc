import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangedSheet, sheetQuery } from './hand-link.api.ts';

/** Runs an act of the hand and shows the sheet that it returns; after a refusal the sheet is refetched. */
export function useSheetAct(token: string) {
  const client = useQueryClient();
  const { key } = sheetQuery(token);
  return useMutation({
    mutationFn: (act: () => Promise<ChangedSheet>) => act(),
    onSuccess: ({ sheet }) => client.setQueryData(key, sheet),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
