import type { ErrorCode } from '#contracts/platform/errors.ts';
import { AppError } from './app-error.ts';

/** Adds what `show` returns, the thing as it is now, to an error with one of these codes that `act` throws. */
export async function withNewer<T>(
  codes: readonly ErrorCode[],
  show: () => Promise<object | null>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || !codes.includes(error.code)) throw error;
    const newer = await show();
    throw new AppError(error.code, error.sentence, newer ? { newer } : {});
  }
}
