import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { setRole } from '#server/modules/accounts/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { loadProfile } from './load-profile.ts';
import { ownProfile } from './profiles.queries.ts';
import { rolesToChoose } from './roles.policy.ts';

/** Sets a person's role as they chose it. Throws CONFLICT if they may not choose it. */
export async function chooseRole(
  services: Services,
  userId: number,
  role: Exclude<Role, 'ADMIN'>,
): Promise<Profile> {
  await inTransaction(services.db, async (tx) => {
    const [row] = await ownProfile(tx, [userId]);
    if (!row) throw personNotFound();
    if (!rolesToChoose(row).includes(role)) {
      throw new AppError(
        'CONFLICT',
        row.role === 'ADMIN' ? sentence('profiles.adminRole') : sentence('profiles.staysMaker'),
      );
    }
    if (row.role !== role) await setRole(tx, userId, role);
  });
  return loadProfile(services, userId);
}
