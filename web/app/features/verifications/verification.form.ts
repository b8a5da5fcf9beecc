import * as z from 'zod/mini';
import { verificationFields } from '#contracts/verifications/verifications.contract.ts';

/** The request's own fields and error messages. */
export const verificationForm = z.object({
  ...verificationFields,
  // '' until one is chosen.
  kind: z.pipe(z.string(), verificationFields.kind),
});

export type VerificationWords = Required<z.input<typeof verificationForm>>;
export type VerificationToSend = z.output<typeof verificationForm>;

export const noVerification: VerificationWords = { kind: '', note: '' };
