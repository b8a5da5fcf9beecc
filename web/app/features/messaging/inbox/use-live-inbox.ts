import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#web/platform/socket/use-connection.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { type Found, foundQuery, type InboxPage, inbox, unreadTotal } from '../messaging.api.ts';
import { type Presence, withPresence } from '../presence/presence.ts';

/** Keeps inbox and presence true while the chat page is open. */
export function useLiveInbox(): void {
  const client = useQueryClient();
  const connection = useConnection();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: inbox.key });
    void client.invalidateQueries({ queryKey: unreadTotal.key });
  };
  useServerEvent('chatTouched', (chatId) => {
    refresh();
    // The other may have begun the chat that is open; and the first answer lets the two see whether the other is there.
    void client.invalidateQueries({
      queryKey: ['chat-person'],
      predicate: ({ state }) => {
        const found = state.data as Found | undefined;
        if (found === undefined || found.chatId === null) return true;
        return found.chatId === chatId && !found.person.isOnline && found.person.lastSeen === null;
      },
    });
  });
  useEffect(() => {
    if (connection !== 'connected') return;
    // Who came and left before the connection stood, or on another page, was not heard here.
    for (const queryKey of [inbox.key, unreadTotal.key, ['chat-person']]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client, connection]);

  const show = (userId: number, presence: Partial<Presence>) => {
    const { key } = foundQuery(userId);
    client.setQueryData<Found>(
      key,
      (found) => found && { ...found, person: { ...found.person, ...presence } },
    );
    client.setQueryData<InfiniteData<InboxPage>>(
      inbox.key,
      (known) =>
        known && { ...known, pages: known.pages.map((page) => withPresence(page, userId, presence)) },
    );
  };
  const onPresence = (userId: number, presence: Partial<Presence>) => {
    // An answer under way may be older than this news: it is asked for again.
    const overtaken: QueryKey[] = [foundQuery(userId).key, inbox.key].filter(
      (queryKey) => client.isFetching({ queryKey }) > 0,
    );
    show(userId, presence);
    for (const queryKey of overtaken) void client.invalidateQueries({ queryKey });
  };
  useServerEvent('userOnline', (userId) => onPresence(userId, { isOnline: true }));
  useServerEvent('userOffline', (userId) =>
    onPresence(userId, { isOnline: false, lastSeen: new Date().toISOString() }),
  );
}
