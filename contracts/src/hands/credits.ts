import * as z from 'zod/mini';

/** Master (tailor), jariwala (zari worker), karkhandar (owner of a small workshop). */
export const handKinds = ['MASTER', 'JARIWALA', 'KARKHANDAR', 'OTHER'] as const;
export type HandKind = (typeof handKinds)[number];

/** Who worked on a piece, shown with the yes of both. */
export const handCredit = z.object({ kind: z.enum(handKinds), name: z.string() });
export type HandCredit = z.output<typeof handCredit>;
