import * as z from 'zod/mini';
import { register } from '#contracts/accounts/accounts.contract.ts';

interface Sentences {
  passwordAgain: string;
  passwordsDiffer: string;
  agreeFirst: string;
}

/** The fields of the request, and those that only the form has. */
export function signUpForm({ passwordAgain, passwordsDiffer, agreeFirst }: Sentences) {
  return z
    .extend(register.body, {
      confirmPassword: z.string().check(z.minLength(1, passwordAgain)),
      terms: z.boolean().check(z.refine((agreed) => agreed, agreeFirst)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
        path: ['confirmPassword'],
        message: passwordsDiffer,
        when: () => true,
      }),
    );
}

export type SignUp = z.input<ReturnType<typeof signUpForm>>;
