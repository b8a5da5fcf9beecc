import { notFound } from '#server/platform/http/app-error.ts';
import type { StoredVoice } from '#server/platform/media/serving/send-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { voiceOfReport } from './reports.queries.ts';

/** The recording that an open report is about. Throws NOT_FOUND for any other report. */
export async function findReportedVoice(
  { db }: Pick<Services, 'db'>,
  reportId: number,
): Promise<StoredVoice> {
  const [voice] = await voiceOfReport(db, [reportId]);
  if (!voice) throw notFound('platform.voiceMissing');
  return voice;
}
