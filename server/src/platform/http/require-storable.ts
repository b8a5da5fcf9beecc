import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';

/**
 * PostgreSQL stores no NUL character in text and no lone surrogate in JSON. Throws BAD_REQUEST if the input contains
 * one anywhere.
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
