import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { keepPageAnew } from '#web/platform/network/use-seen-pages.ts';
import { foundQuery } from '../messaging.api.ts';
import { newestMessages } from './history.api.ts';

/** The debounce in milliseconds. */
const pause = 3000;

/**
 * With a service worker that caches responses for offline use, fetches the newest messages again, debounced, because
 * messages from the live connection are not cached.
 */
export function useKeptMessages(chatId: number | null, messages: readonly Message[] | undefined): void {
  useEffect(() => {
    if (chatId === null || messages === undefined || !navigator.serviceWorker?.controller) return undefined;
    const timer = setTimeout(() => void newestMessages(api, chatId).catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [chatId, messages]);
}

/**
 * If a chat is created while it is open, the cached page and person are from before it, so they are fetched again.
 */
export function useKeptBeginning(receiverId: number, chatId: number | null): void {
  const client = useQueryClient();
  const hadNone = useRef(chatId === null);
  useEffect(() => {
    if (chatId === null || !hadNone.current) return;
    hadNone.current = false;
    if (!navigator.serviceWorker?.controller) return;
    void client.invalidateQueries({ queryKey: foundQuery(receiverId).key });
    keepPageAnew();
  }, [client, receiverId, chatId]);
}
