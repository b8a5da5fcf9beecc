export const codeLength = 6;

/** `asha@example.in` → `as****@example.in`, from the address alone. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at))}****${address.slice(at)}`;
}

/** Seconds to wait before another code can be asked for. */
export const resendSeconds = 30;
