import { useQueryClient } from '@tanstack/react-query';
import type { ChatUser } from '#contracts/messaging/messaging.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { block, foundQuery, inbox } from '../messaging.api.ts';

/** Blocks or unblocks a person and confirms it. */
export function useBlock({ id, name }: Pick<ChatUser, 'id' | 'name'>): (wanted: boolean) => Promise<void> {
  const t = useWords(messagingWords);
  const client = useQueryClient();
  return async (wanted) => {
    try {
      await block(id, wanted);
      await client.invalidateQueries({ queryKey: foundQuery(id).key });
      void client.invalidateQueries({ queryKey: inbox.key });
      toast.good(t(wanted ? 'blocked' : 'unblocked', { name }));
    } catch (error) {
      toast.bad(t('blockFailed'), sentenceOf(error));
    }
  };
}
