import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type InboxPage, inbox, markRead, unreadTotal } from '../messaging.api.ts';
import { type History, lastReceived, withReading } from './history.ts';

interface Reading {
  chatId: number | null;
  viewerId: number;
  history: History | undefined;
  change: (chatId: number, next: (history: History) => History) => void;
}

/** Marks messages as read while the conversation is visible. */
export function useReading({ chatId, viewerId, history, change }: Reading): void {
  const client = useQueryClient();
  const isVisible = usePageVisible();
  const upTo = history === undefined ? 0 : lastReceived(history, viewerId);
  const isUnread = history !== undefined && upTo > history.ownReadUpTo;

  useEffect(() => {
    if (chatId === null || !isUnread || !isVisible) return;
    change(chatId, (known) => withReading(known, { isOwn: true, upTo }));
    client.setQueryData<InfiniteData<InboxPage>>(
      inbox.key,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            chats: page.chats.map((chat) => (chat.chatId === chatId ? { ...chat, unreadCount: 0 } : chat)),
          })),
        },
    );
    markRead(chatId, upTo).then(
      () => client.invalidateQueries({ queryKey: unreadTotal.key }),
      // Retried with the next message, or when the conversation is opened again.
      () => undefined,
    );
  }, [chatId, isUnread, isVisible, upTo, change, client]);
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
