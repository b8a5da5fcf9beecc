import { isTrade } from '#contracts/accounts/is-trade.ts';

/** 'JARIWALA' is "Jariwala"; a shopper has none to show. */
export function roleLabel(role: string): string {
  if (!isTrade(role)) return '';
  return role.charAt(0) + role.slice(1).toLowerCase();
}
