import { eventKind } from '#server/platform/events/events.ts';

/** A person's data download is ready or has failed. Published by the module above that creates it. */
export const dataDownloadSettled = eventKind<{
  downloadId: number;
  userId: number;
  outcome: 'READY' | 'FAILED';
}>('notifications.data-download-settled');
