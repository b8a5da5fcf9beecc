/** How a sign-in attempt ended. */
export const signInOutcomes = [
  'REGISTERED',
  'SIGNED_IN',
  /** Signed in with a code sent to the mobile number. */
  'SIGNED_IN_BY_NUMBER',
  /** The password or the text-message code was right; the second factor was not entered or wrong. */
  'CODE_ASKED',
  'SIGNED_IN_WITH_CODE',
  'SIGNED_IN_WITH_RECOVERY_CODE',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  /** A wrong text-message code. */
  'WRONG_TEXT_CODE',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Days after which sign-in attempts are deleted. */
export const signInDays = 90;
