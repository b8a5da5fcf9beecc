import * as z from 'zod/mini';
import { complaintPriorities } from '#contracts/complaints/complaint.rules.ts';
import { complaintFields } from '#contracts/complaints/complaints.contract.ts';

/** The fields and messages of the request, and the order, '' for none. The desk may change the priority later. */
export const complaintForm = z.object({
  ...complaintFields,
  // '' until one is chosen.
  category: z.pipe(z.string(), complaintFields.category),
  priority: z.pipe(z.string(), z.enum(complaintPriorities)),
  orderId: z.string(),
});

export type ComplaintWords = z.input<typeof complaintForm>;
export type ComplaintToSend = z.output<typeof complaintForm>;

export const noComplaint: ComplaintWords = {
  title: '',
  category: '',
  priority: 'medium',
  description: '',
  email: '',
  orderId: '',
};
