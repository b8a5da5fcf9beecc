import { useEffect, useRef, useState } from 'react';
import { emit } from '#web/platform/socket/live-connection.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** Milliseconds for which a typing event counts, and the minimum between two own events. */
const countsFor = 4000;
const atMostEvery = 2000;

/** Whether the other person is typing. */
export function usePartnerTyping(chatId: number | null, partnerId: number): boolean {
  const [since, setSince] = useState<number | null>(null);

  useServerEvent('typing', (typing) => {
    if (typing.chatId === chatId && typing.userId === partnerId) setSince(Date.now());
  });
  useServerEvent('newMessage', (message) => {
    if (message.senderId === partnerId) setSince(null);
  });
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setSince(null), countsFor);
    return () => clearTimeout(timer);
  }, [since]);

  return since !== null;
}

/** Tells the other person, throttled, that the viewer is typing. */
export function useSendTyping(chatId: number | null): () => void {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (chatId === null || now - sentAt.current < atMostEvery) return;
    sentAt.current = now;
    emit('typing', chatId);
  };
}
