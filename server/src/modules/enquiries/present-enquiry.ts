import type { Enquiry, EnquiryAnswer, EnquiryDetails } from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { AnsweredRow, EnquiryRow, ReplyRow } from './inbox.queries.ts';

export function presentEnquiry(row: EnquiryRow, mediaUrl: string): Enquiry {
  const urlOf = (key: string) => pictureUrl(mediaUrl, key);
  const { name, email } = row;
  // A picture may have been taken out of the design since it was asked about.
  const asked = row.designKeys.find((key) => key === row.pictureKey) ?? row.designKeys[0];
  const imageKey = row.userStatus === 'DELETED' ? null : row.userImageKey;
  return {
    id: row.id,
    message: row.message,
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
      title: row.designTitle,
      description: row.designDescription,
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
  mediaUrl: string,
): EnquiryDetails {
  return {
    ...presentEnquiry(row, mediaUrl),
    replies: replies.map(presentReply),
    can: { reply: replies.length < enquiryLimits.replies, chat: row.userStatus === 'ACTIVE' },
  };
}

export function presentAnswer(
  row: AnsweredRow,
  replies: readonly ReplyRow[],
  mediaUrl: string,
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
      title: row.designTitle,
      image: urlOf(row.designKeys.find((key) => key === row.pictureKey) ?? row.designKeys[0]),
      isShown: row.isDesignShown,
    },
    askedAt: row.askedAt.toISOString(),
    question: row.question,
    answers: replies.map(presentReply),
  };
}

function presentReply({ id, content, createdAt }: ReplyRow) {
  return { id, message: content, createdAt: createdAt.toISOString() };
}
