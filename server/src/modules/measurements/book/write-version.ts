import { isDeepStrictEqual } from 'node:util';
import type { VersionWords } from '#contracts/measurements/book/book.contract.ts';
import { mostGarmentVersions } from '#contracts/measurements/book/book.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPersonOfBook } from './people.queries.ts';
import { storeValues } from './stored-values.ts';
import {
  confirmNewest,
  findNewest,
  findVersion,
  findWrittenVersion,
  insertVersion,
  supersede,
  type VersionRow,
} from './versions.queries.ts';

interface Writing extends VersionWords {
  personId: number;
  ownerId: number;
  idempotencyKey: string | null;
}

/** A newer version was saved meanwhile. The figures name it. */
function staleVersion(newest: Pick<VersionRow, 'id' | 'version'> | undefined): AppError {
  return new AppError('CONFLICT', sentence('naap.meanwhile'), {
    figures: { versionId: newest?.id ?? 0, version: newest?.version ?? 0 },
  });
}

/**
 * Writes a new version of a garment of a person. Throws NOT_FOUND for people of other books, and CONFLICT if
 * `basedOn` is not the newest version. Repeating the same values, or an idempotency key, stores them once.
 */
export async function writeVersion({ db, clock }: Services, writing: Writing): Promise<void> {
  const { personId, ownerId, garment, basedOn, idempotencyKey } = writing;
  await inTransaction(db, async (tx) => {
    const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
    if (!person) throw notFound('naap.personMissing');
    const { source, measuredBy, measuredOn, reason, preferences, notes } = writing;
    const written = {
      ...{ garment, values: storeValues(writing) },
      ...{ source, measuredBy, measuredOn, reason, preferences, notes },
    };
    const [earlier] = idempotencyKey === null ? [] : await findWrittenVersion(tx, [personId, idempotencyKey]);
    if (earlier) {
      if (isDeepStrictEqual(wordsOf(earlier), written)) return;
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    const now = clock.now();
    refuseDay('measuredOn', measuredOn, now);
    const [newest] = await findNewest(tx, [personId, garment]);
    const version = newest?.version ?? 0;
    if (version !== basedOn) {
      // A retry after a lost response.
      if (newest && version === basedOn + 1 && isDeepStrictEqual(wordsOf(newest), written)) return;
      throw staleVersion(newest);
    }
    if (version >= mostGarmentVersions)
      throw new AppError('CONFLICT', sentence('naap.versionsFull', { most: mostGarmentVersions }));
    await supersede(tx, [personId, garment]);
    await insertVersion(tx, {
      ...written,
      values: JSON.stringify(written.values),
      ...{ personId, version: version + 1, idempotencyKey, now },
      ...{ measurementId: null, orderId: null, makerId: null },
    });
  });
}

function wordsOf(row: VersionRow): object {
  const { garment, values, source, measuredBy, measuredOn, reason, preferences, notes } = row;
  return { garment, values, source, measuredBy, measuredOn, reason, preferences, notes };
}

function refuseDay(field: string, day: string, now: Date): void {
  if (day > istDayOf(now) || day < '2000-01-01')
    throw invalidInput({ [field]: sentence('measurements.uptoToday') });
}

interface Confirming {
  versionId: number;
  ownerId: number;
  measuredBy: string;
  confirmedOn: string;
}

/**
 * Records that the newest version was measured again with the same result, and returns it. Throws NOT_FOUND for
 * versions of other books, CONFLICT for an older version, INVALID_INPUT for a day before it was measured.
 */
export async function confirmVersion(
  { db, clock }: Services,
  { versionId, ownerId, measuredBy, confirmedOn }: Confirming,
): Promise<VersionRow> {
  return await inTransaction(db, async (tx) => {
    const [found] = await findVersion(tx, [versionId, ownerId]);
    const [person] = found ? await lockPersonOfBook(tx, [found.personId, ownerId]) : [];
    if (!(found && person)) throw notFound('naap.versionMissing');
    const [newest] = await findNewest(tx, [found.personId, found.garment]);
    if (newest?.id !== versionId) throw staleVersion(newest);
    refuseDay('confirmedOn', confirmedOn, clock.now());
    const lastDay = newest.confirmedOn ?? newest.measuredOn;
    if (confirmedOn < lastDay)
      throw invalidInput({ confirmedOn: sentence('naap.notOlder', { day: lastDay }) });
    await confirmNewest(tx, [versionId, confirmedOn, measuredBy]);
    return newest;
  });
}
