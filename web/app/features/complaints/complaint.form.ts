import * as z from 'zod/mini';
import { complaintFields } from '#contracts/complaints/complaints.contract.ts';

const { priority: _setByDesk, ...asked } = complaintFields;

/** The request's own fields and sentences. How much it presses is not asked: nobody can weigh their own case. */
export const complaintForm = z.object(asked);

export type ComplaintWords = z.input<typeof complaintForm>;
export type ComplaintToSend = z.output<typeof complaintForm>;

export const complaintFormId = 'complaint-form';

/**
 * What was typed into the page before its script arrived: the form library would overwrite it. Takes the form as
 * the server drew it; null where there is none.
 */
export function typedBefore(drawn: HTMLFormElement | null): Partial<ComplaintWords> {
  if (drawn === null) return {};
  const typed = new FormData(drawn);
  const words = Object.keys(asked).flatMap((name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(words);
}
