import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';

/** The display name of a role. */
export function useRoleName(): (role: string) => string {
  const t = useWords(discoveryWords, 'role');
  return (role) => {
    const known: Role = roles.find((one) => one === role) ?? 'USER';
    return t(known);
  };
}
