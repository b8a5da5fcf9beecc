import { sentence } from '#contracts/sentences/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** Another person was faster: the form keeps what was typed and asks for the free times again. */
export function slotTaken(): AppError {
  const refusal = sentence('meetings.slotTaken');
  return new AppError('CONFLICT', refusal, { errors: { scheduledAt: refusal } });
}
