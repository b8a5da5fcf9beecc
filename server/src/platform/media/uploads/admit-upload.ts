import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { bytesSince, nobody } from '../media.queries.ts';
import type { Sender } from './uploads-under-way.ts';

const gibibyte = 1024 ** 3;
/** Thirty designs of ten usual photographs; a person who means well does not get there. */
const bytesPerHour = 2 * gibibyte;
const hour = 60 * 60 * 1000;
/** The upload form sends two files at a time; this lets a second tab do the same. */
const mostAtOnce = 4;

/**
 * Takes the room for an upload of so many bytes before its body is read, so that what is still arriving counts in
 * free space and in the account's hour like what has arrived. Throws when there is no room for it, or too much from
 * one account, or from all who have none together. Call what it returns, once, when the upload has ended.
 */
export async function admitUpload(services: Services, sender: Sender, bytes: number): Promise<() => void> {
  const { db, clock, space, media } = services;
  if (media.uploads.of(sender).count >= mostAtOnce) {
    throw new AppError('RATE_LIMITED', sentence('platform.uploadsOnTheirWay', { most: mostAtOnce }), {
      retryAfter: 10,
    });
  }
  // At once and before anything is waited for: of five that come together, the fifth must see four.
  const end = media.uploads.begin(sender, bytes);
  try {
    const since = new Date(clock.now().getTime() - hour);
    const [stored] = await bytesSince(db, [typeof sender === 'number' ? sender : nobody, since]);
    if ((stored?.bytes ?? 0) + media.uploads.of(sender).bytes > bytesPerHour) {
      throw new AppError('RATE_LIMITED', sentence('platform.muchUploaded'), { retryAfter: 3600 });
    }
    const giveBack = await space.reserve(bytes);
    if (!giveBack) {
      throw new AppError('STORAGE_FULL', sentence('platform.noRoomLater'), { retryAfter: 300 });
    }
    return () => {
      giveBack();
      end();
    };
  } catch (error) {
    end();
    throw error;
  }
}
