/** Whether a role is that of somebody who makes and sells; shoppers and admins do neither. */
export function isTrade(role: string): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}
