import { AppError } from '#server/platform/http/app-error.ts';

/** Somebody else was faster: the form keeps what was typed and asks for the free times again. */
export function slotTaken(): AppError {
  const sentence = 'This time was just taken. Please choose another.';
  return new AppError('CONFLICT', sentence, { errors: { scheduledAt: sentence } });
}
