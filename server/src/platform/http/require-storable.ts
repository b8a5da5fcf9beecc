import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';

/**
 * PostgreSQL keeps no NUL sign in a text and no half of a surrogate pair in JSON. Throws BAD_REQUEST where one hides
 * anywhere in what was sent.
 */
export function requireStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new AppError('BAD_REQUEST', sentence('platform.badSign'));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      requireStorable(key);
      requireStorable(inner);
    }
  }
}
