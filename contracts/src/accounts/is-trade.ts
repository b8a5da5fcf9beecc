/** Whether a role makes and sells; shoppers and admins do not. */
export function isTrade(role: string): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}
