import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useJoinedRoom } from '#web/platform/socket/use-joined-room.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { draftOf } from './comment-drafts.ts';
import { commentsKey } from './comments.api.ts';

/** Browsers that hear of a comment at once ask within so many milliseconds, each at a moment of its own. */
const spread = 700;

/** Reads a design's comments anew when another person has posted or deleted one. Visitors have no connection. */
export function useLiveComments(designId: number): void {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const askAgain = useCallback(() => {
    // While one's own is on its way the list holds it, and is asked for again afterwards.
    if (waiting.current !== undefined || draftOf(designId).isSending) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void client.invalidateQueries({ queryKey: commentsKey(designId) });
    }, Math.random() * spread);
  }, [client, designId]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const isJoined = useJoinedRoom(viewer === null ? null : `design_${designId}`);
  useEffect(() => {
    // Whatever was said before the room let us in was not heard.
    if (isJoined) askAgain();
  }, [isJoined, askAgain]);
  useReturn(askAgain);
  useServerEvent('commentsChanged', (changedId) => {
    if (changedId === designId) askAgain();
  });
}
