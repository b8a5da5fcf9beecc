import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { setMute } from './mutes.api.ts';

/** The keys of all lists that leave out muted people, of their profile, and of the list of muted people. */
const changed = ['feed', 'following', 'stories', 'notifications', 'mentionable', 'profile', 'hidden-people'];

/** Mutes or unmutes a person, explains it in a toast, and refetches the affected lists. */
export function useMute({ id, name }: { id: number; name: string }): (wanted: boolean) => Promise<void> {
  const t = useWords(engagementWords, 'mute');
  const client = useQueryClient();
  return async (wanted) => {
    try {
      await setMute(id, wanted);
      toast.good(t(wanted ? 'done' : 'undone', { name }), wanted ? t('means') : undefined);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
    for (const key of changed) void client.invalidateQueries({ queryKey: [key] });
  };
}
