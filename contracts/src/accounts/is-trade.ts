/** Whether a role makes and sells. Shoppers and admins do not. */
export function isTrade(role: string): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}
