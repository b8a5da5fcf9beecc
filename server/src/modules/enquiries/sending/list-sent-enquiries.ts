import type { getSentEnquiries } from '#contracts/enquiries/sending/sending.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { presentReply, voiceAt, wordsOf } from '../present-enquiry.ts';
import { questionUrl, replyUrl } from '../voice/voice-urls.ts';
import { sentEnquiries } from './sent-enquiries.queries.ts';

const pageSize = 20;

/** Enquiries that a person sent while signed in, with their answers. */
export async function listSentEnquiries(
  { db, env }: Pick<Services, 'db' | 'env'>,
  {
    askerId,
    locale,
    before = Number.MAX_SAFE_INTEGER,
  }: { askerId: number; locale: Locale; before?: number | undefined },
): Promise<ReplyOf<typeof getSentEnquiries>> {
  // One extra row shows whether more follow.
  const found = await sentEnquiries(db, { askerId, before, limit: pageSize + 1, locale });
  const rows = found.slice(0, pageSize);
  return {
    success: true,
    data: rows.map((row) => ({
      id: row.id,
      ...wordsOf(row.message, row.voice),
      voice: voiceAt(row.voice, questionUrl(row.id)),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      design: { id: row.designId, ...titleFor(row, locale), isShown: row.isDesignShown },
      image: row.pictureKey === null ? null : pictureUrl(env.MEDIA_URL, row.pictureKey),
      maker: { id: row.makerId, name: row.makerName },
      replies: row.replies.map((reply) =>
        presentReply({ ...reply, createdAt: new Date(reply.createdAt) }, replyUrl(reply.id)),
      ),
    })),
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  };
}
