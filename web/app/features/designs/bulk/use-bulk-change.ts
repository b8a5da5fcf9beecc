import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceChange } from '#contracts/designs/bulk/bulk.rules.ts';
import type { BulkOutcome } from '#contracts/designs/bulk/change-designs.contract.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';
import { changeDesignPrices, forgetOldDesigns, showDesigns } from './bulk.api.ts';

export type BulkChange =
  | { kind: 'hidden' | 'shown'; designs: readonly OwnDesign[] }
  | { kind: 'changed'; designs: readonly OwnDesign[]; change: PriceChange };

export interface Refused {
  id: number;
  title: string;
  reason: Message;
}

/** Changes many designs at once, says how many were changed, and keeps the refused ones with their reasons. */
export function useBulkChange(onDone: (refused: readonly Refused[]) => void) {
  const t = useWords(bulkWords);
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (outcomes, { kind, designs }) => {
      const titles = new Map(designs.map(({ id, title }) => [id, title]));
      const stayed = outcomes.flatMap(({ id, refusal }) =>
        refusal === null ? [] : [{ id, title: titles.get(id) ?? '', reason: refusal }],
      );
      const count = outcomes.length - stayed.length;
      if (count > 0) toast.good(t(kind, { count }));
      setRefused(stayed);
      onDone(stayed);
    },
    onError: (error) => toast.bad(t('failed'), sentenceOf(error, t('failedLine'))),
    // If only the response was lost, the designs may have changed anyway.
    onSettled: (_, __, { designs }) =>
      void forgetOldDesigns(
        client,
        designs.map(({ id }) => id),
      ),
  });
  return {
    refused,
    forgetRefused: () => setRefused([]),
    /** The action in progress, or null. */
    busyWith: sending.isPending ? sending.variables.kind : null,
    start: (change: BulkChange) => void oneAtATime(() => sending.mutateAsync(change).catch(() => undefined)),
  };
}

function send(change: BulkChange): Promise<BulkOutcome[]> {
  if (change.kind === 'changed') return changeDesignPrices(change.designs, change.change);
  const ids = change.designs.map(({ id }) => id);
  return showDesigns(ids, change.kind === 'shown');
}
