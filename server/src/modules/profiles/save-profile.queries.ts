import type { Executor } from '../../platform/db/executor.ts';
import { profiles } from './profiles.tables.ts';

type Profile = Omit<typeof profiles.$inferInsert, 'userId'>;

/** Writes what is given and leaves the rest of the profile as it is. */
export async function saveProfile(executor: Executor, userId: number, profile: Profile): Promise<void> {
  await executor
    .insert(profiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: profile });
}
