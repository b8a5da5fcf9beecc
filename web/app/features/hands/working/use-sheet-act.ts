import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handedWorkSides } from '#contracts/hands/hands.rules.ts';
import { handedWorkList } from './handed-work.api.ts';
import type { ChangedSheet, Way } from './way.ts';

/** Runs an act of the hand and shows the sheet that it returns; after a refusal the sheet is refetched. */
export function useSheetAct({ sheet: { key } }: Way) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<ChangedSheet>) => act(),
    onSuccess({ sheet }) {
      client.setQueryData(key, sheet);
      for (const side of handedWorkSides)
        void client.invalidateQueries({ queryKey: handedWorkList(side).key });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
