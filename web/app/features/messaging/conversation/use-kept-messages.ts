import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { keepPageAnew } from '#web/platform/network/use-seen-pages.ts';
import { foundQuery } from '../messaging.api.ts';
import { newestMessages } from './history.api.ts';

/** Milliseconds without anything new. */
const pause = 3000;

/**
 * Where a service worker keeps replies for the time without a network: reads the newest messages once more when
 * nothing new has come for a moment, as what came by the live connection was no reply.
 */
export function useKeptMessages(chatId: number | null, messages: readonly Message[] | undefined): void {
  useEffect(() => {
    if (chatId === null || messages === undefined || !navigator.serviceWorker?.controller) return undefined;
    const timer = setTimeout(() => void newestMessages(api, chatId).catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [chatId, messages]);
}

/** A chat that begins while it is open: the page, and the reply about the person, were kept when there was none. */
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
