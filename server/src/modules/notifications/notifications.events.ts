import { eventKind } from '#server/platform/events/events.ts';

/** The file with a person's own data is ready, or could not be made. Published by the module above that makes it. */
export const dataDownloadSettled = eventKind<{
  downloadId: number;
  userId: number;
  outcome: 'READY' | 'FAILED';
}>('notifications.data-download-settled');
