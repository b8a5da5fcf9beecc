/** How many digits a phone number has at the least. */
export const leastDigits = 10;

/** Whether somebody could be called on it. */
export function isPhone(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= leastDigits;
}
