import * as z from 'zod/mini';
import { idOut } from '#contracts/platform/fields.ts';

/** Master (tailor), jariwala (zari worker), karkhandar (owner of a small workshop). */
export const handKinds = ['MASTER', 'JARIWALA', 'KARKHANDAR', 'OTHER'] as const;
export type HandKind = (typeof handKinds)[number];

/** Who worked on a piece, shown with the yes of both. */
export const handCredit = z.object({
  kind: z.enum(handKinds),
  name: z.string(),
  /** The account of the hand, if it has one with a public profile. */
  accountId: z.nullable(idOut),
});
export type HandCredit = z.output<typeof handCredit>;
