import type { stateSewn as stateSewnCall } from '#contracts/fit/fit.contract.ts';
import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import type { LengthPartName } from '#contracts/measurements/garments.ts';
import { toTenths } from '#contracts/measurements/lengths.ts';
import { refuseValue } from '#contracts/measurements/part-values.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { takesSewn } from './fit.policy.ts';
import { picturesOfClaim, zonesOfClaim } from './fit.queries.ts';
import { demandSeen, holdClaim } from './hold-claim.ts';
import { keepPictures } from './make-claim.ts';
import { setSewn, setSewnWords } from './write-fit.queries.ts';

interface Stating {
  claimId: number;
  makerId: number;
  words: ParsedOf<typeof stateSewnCall>['body'];
}

/**
 * The maker states what they sewed, as often as they like until the claim is decided. Throws NOT_FOUND for others,
 * CONFLICT for an earlier version and once it is decided, INVALID_INPUT for impossible values.
 */
export function stateSewn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { claimId, makerId, words }: Stating,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { claim } = await holdClaim(tx, { claimId, viewerId: makerId, side: 'MAKER' });
    demandSeen(claim, words.version);
    if (!takesSewn(claim.state)) throw new AppError('CONFLICT', sentence('fit.notNow'));
    const known = (await zonesOfClaim(tx, [claimId])).map(({ part }) => part);
    const problems: Record<string, Sentence> = {};
    const zones = words.zones.map((zone, index) => {
      const part = zone.part as LengthPartName;
      if (!known.includes(part)) problems[`zones.${index}.part`] = sentence('fit.otherPart');
      const refusal = refuseValue(part, zone.sewn, claim.unit);
      if (refusal !== null) problems[`zones.${index}.sewn`] = refusal;
      const ease = toTenths(zone.ease, claim.unit, part);
      if (Math.abs(ease) > fitLimits.mostOff) problems[`zones.${index}.ease`] = fitSentences.amount;
      return { part, sewn: toTenths(zone.sewn, claim.unit, part), ease };
    });
    const held = (await picturesOfClaim(tx, [claimId])).filter(({ kind }) => kind === 'SEWN').length;
    if (held + words.mediaIds.length > fitLimits.pictures) problems.mediaIds = fitSentences.tooManyPictures;
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const now = clock.now();
    await setSewn(tx, [claimId, JSON.stringify(zones)]);
    await setSewnWords(tx, [claimId, words.words, now]);
    await keepPictures(tx, { claimId, ownerId: makerId, kind: 'SEWN', mediaIds: words.mediaIds, now });
  });
}
