import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#web/platform/socket/use-connection.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { type Found, foundQuery, type InboxPage, inbox, unreadTotal } from '../messaging.api.ts';
import { type Presence, withPresence } from '../presence/presence.ts';

/** Keeps inbox and presence up to date while the chat page is open. */
export function useLiveInbox(): void {
  const client = useQueryClient();
  const connection = useConnection();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: inbox.key });
    void client.invalidateQueries({ queryKey: unreadTotal.key });
  };
  useServerEvent('chatTouched', (chatId) => {
    refresh();
    // The other person may have created the open chat, and their first answer makes presence visible to both.
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
    // Presence events before the connection, or on another page, were missed.
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
    // A response under way may be older than this event, so it is requested again.
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
