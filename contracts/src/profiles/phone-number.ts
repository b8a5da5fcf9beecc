/** How many digits a phone number has at the least. */
export const leastDigits = 10;

/** Whether somebody could be called on it. */
export function isPhone(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= leastDigits;
}

/** A mobile number of India as one reads it out, "+91 90000 00202"; any other number as it was written. */
export function writePhone(text: string): string {
  const [, first, last] = /^(?:\+?91)?([6-9]\d{4})(\d{5})$/.exec(text.replaceAll(/[\s()-]/g, '')) ?? [];
  return first === undefined ? text : `+91 ${first} ${last}`;
}
