/**
 * The code of an error: an SQLSTATE or a name such as ENOENT; empty if there is none. Drizzle wraps the driver's
 * error.
 */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}
