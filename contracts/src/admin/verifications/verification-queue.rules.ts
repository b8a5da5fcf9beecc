export const verificationDecisions = ['VERIFIED', 'REFUSED'] as const;
export type VerificationDecision = (typeof verificationDecisions)[number];

export const verificationDecisionSentences = {
  own: 'This is yours. Another admin has to decide it.',
  renamed: (name: string) => `This maker is now called ${name}. Look again before you decide.`,
  decided: (decision: 'verified' | 'refused', by: string) =>
    `This was ${decision} by ${by} meanwhile. Nothing was changed.`,
  /** By an admin whose name is not known any more. */
  decidedUnnamed: 'This has been decided meanwhile. Nothing was changed.',
  VERIFIED: 'Verified. The maker gets a letter, and the seal shows at once.',
  REFUSED: 'Refused. The maker gets a letter with your reason.',
};
