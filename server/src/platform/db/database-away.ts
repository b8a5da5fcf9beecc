import { codeOf } from './error-code.ts';

const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** Shut down by an administrator, after a crash, while starting; no connection left. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300']);
const driverSentences =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed/;

/** Whether a failure says that the database cannot be reached, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (serverCodes.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  if (socketCodes.has(code) && isOfSocket(error)) return true;
  return error instanceof Error && (driverSentences.test(error.message) || isDatabaseAway(error.cause));
}

/** Whether every connection of a pool was at work for too long: the database itself may be well. */
export function isPoolBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === 'timeout exceeded when trying to connect' || isPoolBusy(error.cause))
  );
}

/** Whether the database said nothing at all. One that is only slow refuses first, by the time of a statement. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isSilence(error.cause));
}

/** A missing file has the code of a missing socket; what was tried tells them apart. */
function isOfSocket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error) return ['connect', 'read', 'write'].includes(String(error.syscall));
  return isOfSocket(error.cause);
}
