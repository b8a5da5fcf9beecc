import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';
import { sumBytesSince } from './media.queries.ts';

const gibibyte = 1024 ** 3;
/** Thirty designs of ten usual photographs; a person who means well does not get there. */
const bytesPerHour = 2 * gibibyte;
const hour = 60 * 60 * 1000;

/** Refuses an upload before its body is read: no room for it, or too much from one account (threat 25). */
export async function admitUpload(services: Services, ownerId: number): Promise<void> {
  const { db, clock, space } = services;
  if (!(await space.hasRoomForUploads())) {
    throw new AppError(
      'STORAGE_FULL',
      'There is no room for new pictures right now. Please try again later.',
    );
  }
  const since = new Date(clock.now().getTime() - hour);
  if ((await sumBytesSince(db, ownerId, since)) >= bytesPerHour) {
    throw new AppError(
      'RATE_LIMITED',
      'You have uploaded a great deal in this hour. Please try again later.',
      {
        retryAfter: 3600,
      },
    );
  }
}
