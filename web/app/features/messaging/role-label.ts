/** 'JARIWALA' is "Jariwala"; a shopper has none to show. */
export function roleLabel(role: string): string {
  if (role === 'USER' || role === 'ADMIN') return '';
  return role.charAt(0) + role.slice(1).toLowerCase();
}
