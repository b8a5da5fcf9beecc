import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryDetails,
  EnquiryReply,
} from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { titleFor, wordsFor } from '#server/modules/designs/public.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { AnsweredRow, AnswerRow, EnquiryRow, ReplyRow } from './inbox.queries.ts';
import type { VoiceRow } from './voice/voice.queries.ts';
import { linkUrl, questionUrl, replyUrl } from './voice/voice-urls.ts';

/** The base URL of pictures and the reader's language. */
interface Reading {
  mediaUrl: string;
  locale: Locale;
}

export function presentEnquiry(row: EnquiryRow, { mediaUrl, locale }: Reading): Enquiry {
  const urlOf = (key: string) => pictureUrl(mediaUrl, key);
  const { name, email } = row;
  // The picture may have been removed from the design since the enquiry.
  const asked = row.designKeys.find((key) => key === row.pictureKey) ?? row.designKeys[0];
  const imageKey = row.userStatus === 'DELETED' ? null : row.userImageKey;
  return {
    id: row.id,
    ...wordsOf(row.message, row.voice),
    voice: voiceAt(row.voice, questionUrl(row.id)),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    userId: row.userId,
    name,
    email,
    phone: row.phone,
    user: { id: row.userId, name, email, profileImage: imageKey === null ? null : urlOf(imageKey) },
    design: {
      id: row.designId,
      ...wordsFor(row, locale),
      images: row.designKeys.map((key) => ({ url: urlOf(key) })),
      price: toRupees(row.designPricePaise),
      discount: row.designDiscount,
      isShown: row.isDesignShown,
    },
    image: asked === undefined ? null : urlOf(asked),
  };
}

export function presentEnquiryDetails(
  row: EnquiryRow,
  replies: readonly ReplyRow[],
  reading: Reading,
): EnquiryDetails {
  return {
    ...presentEnquiry(row, reading),
    replies: replies.map((reply) => presentReply(reply, replyUrl(reply.id))),
    can: { reply: replies.length < enquiryLimits.replies, chat: row.userStatus === 'ACTIVE' },
  };
}

export function presentAnswer(
  row: AnsweredRow,
  answers: readonly AnswerRow[],
  { mediaUrl, locale, token }: Reading & { token: string },
): EnquiryAnswer {
  const urlOf = (key: string | null | undefined) => (key == null ? null : pictureUrl(mediaUrl, key));
  const isHere = row.makerStatus === 'ACTIVE';
  return {
    maker: {
      id: row.makerId,
      name: row.makerName,
      role: row.makerRole,
      isVerified: row.makerIsVerified,
      profileImage: isHere ? urlOf(row.makerImageKey) : null,
      isHere,
    },
    design: {
      id: row.designId,
      ...titleFor(row, locale),
      image: urlOf(row.designKeys.find((key) => key === row.pictureKey) ?? row.designKeys[0]),
      isShown: row.isDesignShown,
    },
    askedAt: row.askedAt.toISOString(),
    question: wordsOf(row.question, row.questionVoice),
    questionVoice: voiceAt(row.questionVoice, linkUrl(token)),
    answers: answers.map((answer) => ({
      ...presentReply(answer, linkUrl(token, answer.id)),
      report: answer.report,
    })),
    can: { report: !row.isMembers },
  };
}

/** An answer, with the URL of its voice note for this reader. */
export function presentReply({ id, content, voice, createdAt }: ReplyRow, url: string): EnquiryReply {
  return {
    id,
    ...wordsOf(content, voice),
    voice: voiceAt(voice, url),
    createdAt: createdAt.toISOString(),
  };
}

export const voiceAt = (voice: VoiceRow | null, url: string) => voice && { url, ...voice };

/** The text of a question or an answer, or the notice that the desk removed it. */
export function wordsOf(words: string, voice: VoiceRow | null): NamedMessage {
  return words === '' && voice === null ? withMessage(enquirySentences.voiceRemoved) : namedIfRemoved(words);
}

const removed = [enquirySentences.removed, enquirySentences.answerRemoved, messageSentences.removed];

/** Recognises the stored English notice of a removal and returns it as a translatable sentence. */
export function namedIfRemoved(words: string): NamedMessage {
  const sentence = removed.find((each) => inEnglish(each) === words);
  return sentence === undefined ? { message: words } : withMessage(sentence);
}
