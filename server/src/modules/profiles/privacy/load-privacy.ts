import type { Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Services } from '#server/platform/services.ts';
import { findPrivacy } from './privacy.queries.ts';

/** A person's privacy settings, with defaults if they have changed nothing. */
export function loadPrivacy({ db }: Pick<Services, 'db'>, userId: number): Promise<Privacy> {
  return findPrivacy(db, userId);
}
