import * as z from 'zod/mini';
import { register } from '#contracts/accounts/accounts.contract.ts';

/** What the server wants, and what only the form asks. */
export const signUpForm = z
  .extend(register.body, {
    confirmPassword: z.string().check(z.minLength(1, 'Please type the password again')),
    terms: z.boolean().check(z.refine((agreed) => agreed, 'Please agree to the terms to continue')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      when: () => true,
    }),
  );

export type SignUp = z.input<typeof signUpForm>;
