import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changedPerson, newPerson } from '#contracts/measurements/book/book.contract.ts';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import type { BookBody, Relation } from '#contracts/measurements/book/book.rules.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/** The form of a person, with the year as typed. The unit is never guessed: '' until one is chosen. */
export interface PersonForm {
  name: string;
  relation: Relation | '';
  body: BookBody | '';
  birthYear: string;
  unit: Unit | '';
}
export type PersonWords = z.output<typeof newPerson>;

export const emptyPerson: PersonForm = { name: '', relation: '', body: '', birthYear: '', unit: '' };

export function formOfPerson({ name, relation, body, birthYear, unit }: BookPerson): PersonForm {
  return { name, relation, body, birthYear: birthYear === null ? '' : String(birthYear), unit };
}

/** Checks with the request's rules; a year that is not one gets its sentence. */
export const personResolver =
  (isNew: boolean): Resolver<PersonForm, unknown, PersonWords> =>
  (form) => {
    const year = plainDigits(form.birthYear).trim();
    const birthYear = form.body !== 'child' || year === '' ? null : Number(year);
    const parsed = (isNew ? newPerson : changedPerson).safeParse({ ...form, birthYear });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors = parsed.error.issues.map(({ path, message }) => [path[0], { type: 'rule', message }]);
    // The first error of a field counts.
    return { values: {}, errors: Object.fromEntries(errors.reverse()) };
  };
