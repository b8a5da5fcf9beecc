import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';

/** 'JARIWALA' is "Jariwala" in English; a shopper has no trade to show. */
export function useTradeName(): (role: string) => string {
  const roleName = useRoleName();
  return (role) => (isTrade(role) ? roleName(role) : '');
}
