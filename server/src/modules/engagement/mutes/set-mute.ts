import { mostMuted } from '#contracts/engagement/mutes.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteMute, insertMute, openPerson } from './mutes.queries.ts';

interface MuteChange {
  viewerId: number;
  personId: number;
  wanted: boolean;
}

/**
 * Mutes or unmutes a person, who is never told. Throws BAD_REQUEST for oneself, NOT_FOUND if the person does not
 * exist or their account is closed, CONFLICT at the limit of mutes.
 */
export async function setMute(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  { viewerId, personId, wanted }: MuteChange,
): Promise<void> {
  if (personId === viewerId) throw new AppError('BAD_REQUEST', sentence('engagement.muteSelf'));
  if (wanted) {
    const [person] = await openPerson(db, [personId]);
    if (!person) throw personNotFound();
    const [muted] = await insertMute(db, [viewerId, personId]);
    if (!muted) throw mutesTooMany();
  } else {
    await deleteMute(db, [viewerId, personId]);
  }
  // The number on the notification bell has changed.
  realtime.toPerson(viewerId, 'notificationsRead');
}

function mutesTooMany(): AppError {
  return new AppError('CONFLICT', sentence('engagement.mutesMany', { most: mostMuted }));
}
