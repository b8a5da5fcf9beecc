import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';

/** Disk full in the database, disk full on the file system, and disk quota exceeded. */
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Statement timeout, lock timeout, and conflicts that remained after the retries. */
const tooBusy = new Set(['57014', '55P03', '40001', '40P01']);

export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error));

export const isTooBusy = (error: unknown): boolean => tooBusy.has(codeOf(error));

/** Whether an error is temporary: the same request may succeed a minute later. */
export const isPassingFailure = (error: unknown): boolean =>
  isDiskFull(error) || isTooBusy(error) || isDatabaseAway(error);
