import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';

/** Of the database, of the file system, and of what the operator allows our user. */
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Cancelled for taking longer than a statement may, a lock not had in time, and conflicts that outlived the retries. */
const tooBusy = new Set(['57014', '55P03', '40001', '40P01']);

export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error));

export const isTooBusy = (error: unknown): boolean => tooBusy.has(codeOf(error));

/** Whether a failure says nothing about what was asked for: the same may succeed a minute later. */
export const isPassingFailure = (error: unknown): boolean =>
  isDiskFull(error) || isTooBusy(error) || isDatabaseAway(error);
