import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import type { Services } from '#server/platform/services.ts';
import { saveAppearance } from './appearance.queries.ts';

/** Stores a person's appearance settings and returns them. */
export async function changeAppearance(
  { db }: Pick<Services, 'db'>,
  userId: number,
  appearance: Appearance,
): Promise<Appearance> {
  await saveAppearance(db, userId, appearance);
  return appearance;
}
