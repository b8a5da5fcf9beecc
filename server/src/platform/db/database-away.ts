import { codeOf } from './error-code.ts';

const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** Admin shutdown, crash shutdown, starting up, too many connections. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300']);
const driverSentences =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed/;

/** Whether an error means that the database cannot be reached, rather than that it rejected a statement. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (serverCodes.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  if (socketCodes.has(code) && isOfSocket(error)) return true;
  return error instanceof Error && (driverSentences.test(error.message) || isDatabaseAway(error.cause));
}

/** Whether no connection of the pool became free in time. The database itself may be healthy. */
export function isPoolBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === 'timeout exceeded when trying to connect' || isPoolBusy(error.cause))
  );
}

/**
 * Whether the database did not respond at all. A slow database cancels the statement first, by its statement timeout.
 */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isSilence(error.cause));
}

/** A missing file and a missing socket have the same code. The system call tells them apart. */
function isOfSocket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error) return ['connect', 'read', 'write'].includes(String(error.syscall));
  return isOfSocket(error.cause);
}
