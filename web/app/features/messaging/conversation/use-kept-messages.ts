import { useEffect } from 'react';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
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
