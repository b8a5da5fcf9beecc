import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useJoinedRoom } from '#web/platform/socket/use-joined-room.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { draftOf } from './comment-drafts.ts';
import { commentsKey } from './comments.api.ts';

/** Milliseconds over which browsers that hear of a comment at the same time spread their refetches at random. */
const spread = 700;

/** Refetches a design's comments when another person has posted or deleted one. Visitors have no live connection. */
export function useLiveComments(designId: number): void {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const askAgain = useCallback(() => {
    // While the viewer's comment is being sent, the list already shows it and is refetched afterwards.
    if (waiting.current !== undefined || draftOf(designId).isSending) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void client.invalidateQueries({ queryKey: commentsKey(designId) });
    }, Math.random() * spread);
  }, [client, designId]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const isJoined = useJoinedRoom(viewer === null ? null : `design_${designId}`);
  useEffect(() => {
    // Events before joining the room were missed.
    if (isJoined) askAgain();
  }, [isJoined, askAgain]);
  useReturn(askAgain);
  useServerEvent('commentsChanged', (changedId) => {
    if (changedId === designId) askAgain();
  });
}
