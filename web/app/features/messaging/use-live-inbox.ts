import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { type Found, foundQuery, type InboxPage, inbox, unreadTotal } from './messaging.api.ts';

/** Keeps inbox and presence true while the chat page is open. */
export function useLiveInbox(): void {
  const client = useQueryClient();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: inbox.key });
    void client.invalidateQueries({ queryKey: unreadTotal.key });
  };
  useServerEvent('chatTouched', (chatId) => {
    refresh();
    // The first answer of the two lets them see whether the other is there.
    void client.invalidateQueries({
      queryKey: ['chat-person'],
      predicate: ({ state }) => {
        const found = state.data as Found | undefined;
        return found?.chatId === chatId && !found.person.isOnline && found.person.lastSeen === null;
      },
    });
  });
  useReturn(() => {
    refresh();
    void client.invalidateQueries({ queryKey: ['chat-person'] });
  });

  const show = (userId: number, presence: { isOnline: boolean; lastSeen?: string }) => {
    client.setQueryData<Found>(
      foundQuery(userId).key,
      (found) => found && { ...found, person: { ...found.person, ...presence } },
    );
    client.setQueryData<InfiniteData<InboxPage>>(
      inbox.key,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            chats: page.chats.map((chat) =>
              chat.chatUser.id === userId ? { ...chat, chatUser: { ...chat.chatUser, ...presence } } : chat,
            ),
          })),
        },
    );
  };
  useServerEvent('userOnline', (userId) => show(userId, { isOnline: true }));
  useServerEvent('userOffline', (userId) =>
    show(userId, { isOnline: false, lastSeen: new Date().toISOString() }),
  );
}
