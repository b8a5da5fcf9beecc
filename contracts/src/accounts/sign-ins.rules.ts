/** How somebody's try to enter an account ended. */
export const signInOutcomes = [
  'REGISTERED',
  'SIGNED_IN',
  /** The password was right, and no right code has followed. */
  'CODE_ASKED',
  'SIGNED_IN_WITH_CODE',
  'SIGNED_IN_WITH_RECOVERY_CODE',
  'WRONG_PASSWORD',
  'WRONG_CODE',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Days that they are kept. */
export const signInDays = 90;
