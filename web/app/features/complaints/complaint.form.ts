import * as z from 'zod/mini';
import { complaintFields } from '#contracts/complaints/complaints.contract.ts';

/** The request's own fields and sentences. */
export const complaintForm = z.object(complaintFields);

export type ComplaintWords = z.input<typeof complaintForm>;
export type ComplaintToSend = z.output<typeof complaintForm>;

export const complaintFormId = 'complaint-form';

/** The fields without which nothing can be sent. */
export function isFilled({ title, category, description, email }: Partial<ComplaintWords>): boolean {
  return [title, category, description, email].every((word) => (word ?? '').trim() !== '');
}

/**
 * What was typed into the page before its script arrived: the form library would overwrite it. Takes the form as
 * the server drew it; null where there is none.
 */
export function typedBefore(drawn: HTMLFormElement | null): Partial<ComplaintWords> {
  if (drawn === null) return {};
  const typed = new FormData(drawn);
  const words = Object.keys(complaintFields).flatMap((name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(words);
}
