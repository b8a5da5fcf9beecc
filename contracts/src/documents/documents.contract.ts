import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, instant } from '#contracts/platform/fields.ts';

export const documentKinds = [
  'ADVANCE_RECEIPT',
  'FINAL_RECEIPT',
  'ORDER_RECEIPT',
  'KEPT_RECEIPT',
  'INVOICE',
  'REFUND_VOUCHER',
  'CREDIT_NOTE',
] as const;
/** The document for the whole order is INVOICE if its maker has a GSTIN, otherwise ORDER_RECEIPT. */
export type DocumentKind = (typeof documentKinds)[number];

const document = z.object({
  kind: z.enum(documentKinds),
  /** For example TBR/26-27/000123. */
  number: z.string(),
  issuedAt: instant,
  /** The URL of the PDF, on this host. */
  url: z.string(),
});
export type OrderDocument = z.output<typeof document>;

export const orderDocuments = endpoint({
  method: 'GET',
  path: '/api/order/:id/documents',
  access: 'member',
  tag: 'orders',
  summary: 'Receipts, the invoice and credit notes of an order, for its buyer or its maker, oldest first',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: z.array(document) }),
});

export const orderDocument = endpoint({
  method: 'GET',
  path: '/api/order/:id/documents/:file',
  access: 'member',
  tag: 'orders',
  summary:
    'One of them as a PDF: advance-receipt.pdf, final-receipt.pdf, invoice.pdf, kept.pdf, kept-after-{number}.pdf, refund-{number}.pdf',
  params: z.object({ id, file: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.pdf$/)) }),
  /** The bytes of the file (application/pdf). */
  reply: z.custom<Uint8Array>(),
});

export const referenceStrip = endpoint({
  method: 'GET',
  path: '/api/documents/reference-strip.pdf',
  access: 'anyone',
  tag: 'documents',
  summary: 'The reference strip to print on A4 and to lay beside cloth that is photographed, as a PDF',
  /** The bytes of the file (application/pdf). */
  reply: z.custom<Uint8Array>(),
});
