import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { appearanceSettings } from './appearance.tables.ts';

/** Stores a person's appearance settings in place of the earlier ones. */
export async function saveAppearance(
  executor: Executor,
  userId: number,
  { theme, textSize, language }: Appearance,
): Promise<void> {
  await executor
    .insert(appearanceSettings)
    .values({ userId, theme, textSize, language })
    .onConflictDoUpdate({ target: appearanceSettings.userId, set: { theme, textSize, language } });
}
