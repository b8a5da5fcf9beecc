import type { Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Services } from '#server/platform/services.ts';
import { findPrivacy } from './privacy.queries.ts';

/** What a person lets others see and do; the defaults where they have changed nothing. */
export function loadPrivacy({ db }: Pick<Services, 'db'>, userId: number): Promise<Privacy> {
  return findPrivacy(db, userId);
}
