import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';

/** The display name of a maker's role, such as "Jariwala" for 'JARIWALA'; '' for other people. */
export function useTradeName(): (role: string) => string {
  const roleName = useRoleName();
  return (role) => (isTrade(role) ? roleName(role) : '');
}
