import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { boardChoice } from '../boards/board-choice.ts';
import { keptMark, type MarkKind, setMark } from './engagement.api.ts';
import type { ServerMark } from './mark-overlay.ts';
import { type SerialMark, useSerialMark } from './use-serial-mark.ts';

const takenBack = { like: 'unlike', save: 'unsave' } as const;

/**
 * Likes or saves a design. A save goes to the default board at once; its toast offers another board. A like shows a
 * toast only if `saysLike` is set.
 */
export function useDesignToggle(
  kind: MarkKind,
  designId: number,
  fromServer: ServerMark,
  { saysLike = false }: { saysLike?: boolean } = {},
): SerialMark {
  const t = useWords(engagementWords);
  const client = useQueryClient();
  let message = '';
  return useSerialMark(fromServer, {
    key: `${kind}:${designId}`,
    action: kind,
    async send(wanted) {
      const answer = await setMark(kind, designId, wanted);
      message = answer.message;
      return { on: answer.on, count: answer.count };
    },
    kept: (wanted) => ({
      call: keptMark(kind, designId, wanted),
      shown: { label: wanted ? kind : takenBack[kind], words: '', path: `/product/${designId}` },
      touches: [['kept']],
    }),
    onDone(done) {
      // An open list keeps its rows, so that a mistake can be undone there.
      void client.invalidateQueries({ queryKey: ['kept'], refetchType: 'none' });
      if (kind === 'like') {
        if (saysLike) toast.good(t(done.on ? 'like.done' : 'like.undone'));
        return;
      }
      const words = message || t('save.done');
      if (done.on)
        toast.good(words, undefined, { label: t('save.board'), act: () => boardChoice.set(designId) });
      else toast.good(words);
    },
    failed: t(`${kind}.failed`),
  });
}
