import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { setMute } from './mutes.api.ts';

/** Every list that leaves out whom the viewer has muted, their profile, and the list of them. */
const changed = ['feed', 'following', 'stories', 'notifications', 'mentionable', 'profile', 'hidden-people'];

/** Mutes a person or takes it back, says what that means, and has every list asked for again. */
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
