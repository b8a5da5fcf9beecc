import { usePageList } from '#web/platform/query/page-data.ts';
import { type Found, inbox } from './messaging.api.ts';
import { type Presence, presenceOf } from './presence.ts';
import { useIsAway } from './use-is-away.ts';

/** Whether the other person is there; null while one is offline oneself and cannot know. */
export function usePresence(found: Found): Presence | null {
  const isAway = useIsAway();
  const { data } = usePageList(inbox, null);
  return isAway ? null : presenceOf(found, data?.pages ?? []);
}
