import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** The slot was taken meanwhile. The form keeps its values and refetches the free slots. */
export function slotTaken(): AppError {
  const refusal = sentence('meetings.slotTaken');
  return new AppError('CONFLICT', refusal, { errors: { scheduledAt: refusal } });
}
