import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { bytesSince, nobody } from '../media.queries.ts';
import type { Sender } from './uploads-under-way.ts';

const gibibyte = 1024 ** 3;
/** Thirty designs of ten typical photographs. Ordinary use stays below this. */
const bytesPerHour = 2 * gibibyte;
const hour = 60 * 60 * 1000;
/** The upload form sends two files at a time. This allows a second tab to do the same. */
const mostAtOnce = 4;

/**
 * Reserves room for an upload before its body is read, so that uploads in progress count towards free space and the
 * account's hourly limit like finished ones. Throws if there is no room, or too much from one account, or from all
 * people without an account together. Call the returned function once, when the upload has ended.
 */
export async function admitUpload(services: Services, sender: Sender, bytes: number): Promise<() => void> {
  const { db, clock, space, media } = services;
  if (media.uploads.of(sender).count >= mostAtOnce) {
    throw new AppError('RATE_LIMITED', sentence('platform.uploadsOnTheirWay', { most: mostAtOnce }), {
      retryAfter: 10,
    });
  }
  // Synchronously, before any await: of five simultaneous uploads, the fifth must see four.
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
