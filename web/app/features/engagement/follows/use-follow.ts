import { useQueryClient } from '@tanstack/react-query';
import type { followMaker } from '#contracts/engagement/follows.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { keptCall } from '#web/platform/outbox/waiting.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { ServerMark } from '../marks/mark-overlay.ts';
import { type SerialMark, useSerialMark } from '../marks/use-serial-mark.ts';
import { followIn } from './follow-in.ts';

interface Maker {
  id: number;
  name: string;
}

/** Follows a maker, or sends a request; the Following tab is refetched when it is next shown. */
export function useFollow({ id: makerId, name: makerName }: Maker, fromServer: ServerMark): SerialMark {
  const t = useWords(engagementWords, 'follow');
  const client = useQueryClient();
  const isTabShown = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['following'] })
      ?.isActive() ?? false;
  let wasTabShown = false;
  return useSerialMark(fromServer, {
    key: `follow:${makerId}`,
    action: 'follow',
    async send(wanted) {
      wasTabShown = isTabShown();
      const answer = await api.call<typeof followMaker>('POST /api/users/follow/:id', {
        params: { id: makerId },
        body: { wanted },
      });
      return followIn(answer, fromServer.count);
    },
    kept: (wanted) => ({
      call: keptCall<typeof followMaker>('POST /api/users/follow/:id', {
        params: { id: makerId },
        body: { wanted },
        takesKey: false,
      }),
      shown: { label: wanted ? 'follow' : 'unfollow', words: makerName, path: `/publicProfile/${makerId}` },
      touches: [['following'], ['profile', String(makerId)]],
    }),
    onDone({ asksFirst }) {
      void client.invalidateQueries({ queryKey: ['following'], refetchType: 'none' });
      // A tab opened during the request does not include the change yet.
      if (!wasTabShown && isTabShown()) void client.refetchQueries({ queryKey: ['following'], exact: true });
      // The content of a private profile depends on the follow.
      if (asksFirst) void client.invalidateQueries({ queryKey: ['profile', String(makerId)] });
    },
    failed: t('failed'),
  });
}
