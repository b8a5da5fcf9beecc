import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { isSilence } from '#web/platform/outbox/keep-for-later.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { useJoinedRoom } from '#web/platform/socket/use-joined-room.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { catchUp, historyKey, isPreparing, newestMessages, olderMessages } from './history.api.ts';
import { type History, withChanged, withMessages, withReading } from './history.ts';
import { useKeptMessages } from './use-kept-messages.ts';

const preparingLook = 4000;

/** Offline: the messages that the service worker has cached, which may be newer than its cached page. */
async function lastSeen(error: unknown, chatId: number, known: History): Promise<History> {
  if (!isSilence(error)) throw error;
  const { messages } = await newestMessages(api, chatId);
  return withMessages(known, messages);
}

/** The messages of a chat, updated live; `chatId` is null before the first message creates one. */
export function useHistory(chatId: number | null, viewerId: number, preloaded: Preloaded<History> | null) {
  const client = useQueryClient();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const isBusy = useRef(false);

  const askAgain = useCallback(
    (id: number) => void client.invalidateQueries({ queryKey: historyKey(id), exact: true }),
    [client],
  );
  const change = useCallback(
    (id: number, next: (history: History) => History) => {
      const known = client.getQueryData<History>(historyKey(id));
      if (known) client.setQueryData<History>(historyKey(id), next(known));
      else askAgain(id);
    },
    [client, askAgain],
  );

  const query = useQuery<History>({
    queryKey: historyKey(chatId ?? 0),
    enabled: chatId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    // Polls, because the event that a picture is ready may get lost.
    refetchInterval: ({ state }) => (state.data?.messages.some(isPreparing) ? preparingLook : false),
    async queryFn({ signal }) {
      const id = chatId ?? 0;
      const known = client.getQueryData<History>(historyKey(id));
      const told = known
        ? await catchUp(api.withSignal(signal), id, known).catch((error) => lastSeen(error, id, known))
        : await newestMessages(api.withSignal(signal), id);
      // Events that arrived during the request are newer than its response.
      const live = client.getQueryData<History>(historyKey(id))?.messages ?? [];
      return withMessages(
        told,
        live.filter((message) => message.id > told.syncedUpTo),
      );
    },
    ...(preloaded === null ? {} : { initialData: preloaded.data, initialDataUpdatedAt: preloaded.at }),
  });
  const isJoined = useJoinedRoom(chatId === null ? null : `chat_${chatId}`);
  useEffect(() => {
    // Messages sent before joining the room were missed.
    if (isJoined && chatId !== null) askAgain(chatId);
  }, [isJoined, chatId, askAgain]);
  useReturn(() => {
    if (chatId !== null) askAgain(chatId);
  });

  useKeptMessages(chatId, query.data?.messages);

  useServerEvent('newMessage', (message) =>
    change(message.chatId, (known) => withMessages(known, [message])),
  );
  useServerEvent('messageChanged', (message) =>
    change(message.chatId, (known) => withChanged(known, message)),
  );
  useServerEvent('messagesRead', ({ chatId: id, readerId, upTo }) =>
    change(id, (known) => withReading(known, { isOwn: readerId === viewerId, upTo })),
  );

  const loadOlder = async () => {
    const known = chatId === null ? undefined : client.getQueryData<History>(historyKey(chatId));
    if (chatId === null || !known?.hasOlder || isBusy.current) return;
    isBusy.current = true;
    setLoadingOlder(true);
    try {
      const { messages, hasOlder } = await olderMessages(api, chatId, known);
      change(chatId, (latest) => ({ ...withMessages(latest, messages), hasOlder }));
    } finally {
      isBusy.current = false;
      setLoadingOlder(false);
    }
  };

  /** Adds a message of the viewer's that the API has just accepted. */
  const add = useCallback(
    (message: Message) => change(message.chatId, (latest) => withMessages(latest, [message])),
    [change],
  );

  return {
    history: query.data,
    error: query.error,
    retry: query.refetch,
    loadOlder,
    isLoadingOlder,
    add,
    change,
  };
}
