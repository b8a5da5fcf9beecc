import { sentence } from '#contracts/words/sentence.ts';
export const verificationDecisions = ['VERIFIED', 'REFUSED'] as const;
export type VerificationDecision = (typeof verificationDecisions)[number];

export const verificationDecisionSentences = {
  own: sentence('admin.own'),
  renamed: (name: string) => sentence('admin.renamed', { name }),
  decided: (decision: 'verified' | 'refused', name: string) =>
    decision === 'verified'
      ? sentence('admin.decidedAgreed', { name })
      : sentence('admin.decidedRefused', { name }),
  /** Decided by an admin whose name is not known any more. */
  decidedUnnamed: sentence('admin.reportDecided'),
  VERIFIED: sentence('done.verified'),
  REFUSED: sentence('done.verificationRefused'),
};
