import * as z from 'zod/mini';
import type { makeClaim } from '#contracts/fit/fit.contract.ts';
import { claimWords } from '#contracts/fit/fit.contract.ts';
import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import { fitDirections } from '#contracts/fit/zones.ts';
import { type Garment, garmentNames, isLength, partNames } from '#contracts/measurements/garments.ts';
import { readLength, toTenths, type Unit, units } from '#contracts/measurements/lengths.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';

const typedZone = z.object({
  part: z.enum(partNames),
  direction: z.nullable(z.enum(fitDirections)),
  /** As typed. */
  amount: z.string(),
  remeasured: z.string(),
  words: z.string(),
});
export type TypedZone = z.output<typeof typedZone>;

const typedClaim = z.object({
  garment: z.enum(garmentNames),
  unit: z.enum(units),
  zones: z.array(typedZone),
  words: z.string(),
});
export type TypedClaim = z.output<typeof typedClaim>;

/** A stored draft; null if it is not one of this form. */
export const readTyped = (kept: unknown): TypedClaim | null => typedClaim.safeParse(kept).data ?? null;

export const emptyClaim = (garment: Garment, unit: Unit): TypedClaim => ({
  ...{ garment, unit, zones: [], words: '' },
});

export const emptyZone = (part: TypedZone['part']): TypedZone => ({
  ...{ part, direction: null, amount: '', remeasured: '', words: '' },
});

export type ZoneProblems = Partial<Record<'direction' | 'amount' | 'remeasured', Message>>;

/** What is wrong with a zone; empty if it can be added. */
export function zoneProblems(
  { part, direction, amount, remeasured }: TypedZone,
  unit: Unit,
  notNumber: Message,
): ZoneProblems {
  const off = readLength(amount);
  const tenths = off === undefined || !isLength(part) ? 0 : toTenths(off, unit, part);
  const again = remeasured.trim() === '' ? null : readLength(remeasured);
  return {
    ...(direction === null && { direction: fitSentences.direction }),
    ...(off === undefined
      ? { amount: notNumber }
      : (tenths <= 0 || tenths > fitLimits.mostOff) && { amount: fitSentences.amount }),
    ...(again === undefined && { remeasured: notNumber }),
  };
}

type Body = RequestOf<typeof makeClaim>['body'];

/** The claim as the request takes it. */
export const requestOf = ({ zones, ...claim }: TypedClaim, mediaIds: readonly number[]): Body => ({
  ...claim,
  zones: zones.flatMap(({ part, direction, amount, remeasured, words }) =>
    direction === null
      ? []
      : [
          {
            ...{ part, direction, words, amount: readLength(amount) ?? 0 },
            ...(remeasured.trim() !== '' && { remeasured: readLength(remeasured) ?? null }),
          },
        ],
  ),
  mediaIds: [...mediaIds],
});

/** The first error of each field by the request's own rules. */
export function claimProblems(body: Body): Partial<Record<'zones' | 'words' | 'mediaIds', string>> {
  const { error } = claimWords.safeParse(body);
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
