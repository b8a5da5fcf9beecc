import * as z from 'zod/mini';
import { complaintFields } from '#contracts/complaints/complaints.contract.ts';

const { priority: _setByDesk, ...asked } = complaintFields;

/**
 * The request's own fields and sentences, and the order, '' for none. How much it presses is not asked: nobody can
 * weigh their own case.
 */
export const complaintForm = z.object({
  ...asked,
  // '' until one is chosen.
  category: z.pipe(z.string(), asked.category),
  orderId: z.string(),
});

export type ComplaintWords = z.input<typeof complaintForm>;
export type ComplaintToSend = z.output<typeof complaintForm>;

export const noComplaint: ComplaintWords = {
  title: '',
  category: '',
  description: '',
  email: '',
  orderId: '',
};
