/** How a sign-in attempt ended. */
export const signInOutcomes = [
  'REGISTERED',
  'SIGNED_IN',
  /** With a code sent to the mobile number. */
  'SIGNED_IN_BY_NUMBER',
  /** The password, or the code sent to their number, was right, and no right code of their app has followed. */
  'CODE_ASKED',
  'SIGNED_IN_WITH_CODE',
  'SIGNED_IN_WITH_RECOVERY_CODE',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  /** A code sent to their number was typed wrongly. */
  'WRONG_TEXT_CODE',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Days after which they are deleted. */
export const signInDays = 90;
