import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { ReviewRow } from './reviews-lists.queries.ts';

interface Surroundings {
  mediaUrl: string;
  viewerId: number | null;
}

export function presentReview(row: ReviewRow, { mediaUrl, viewerId }: Surroundings): Review {
  const imageOf = (key: string | null) => (key === null ? null : pictureUrl(mediaUrl, key));
  const isOwn = row.userId === viewerId;
  return {
    id: row.id,
    comment: row.comment,
    rating: row.rating,
    images: row.pictures.map(({ key }) => pictureUrl(mediaUrl, key)),
    pictures: row.pictures.map((picture) => ({
      mediaId: picture.mediaId,
      ...presentPicture(picture, mediaUrl),
    })),
    preparing: row.preparing,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    user: {
      id: row.userId,
      name: row.userName,
      profileImage: imageOf(row.userImageKey),
      isVerified: row.isVerified,
      rating: row.rating,
    },
    isVerifiedPurchase: row.isVerified,
    helpfulCount: row.helpfulCount,
    isHelpful: row.isHelpful,
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : {
            content: row.reply,
            createdAt: row.repliedAt.toISOString(),
            maker: { id: row.makerId, name: row.makerName, profileImage: imageOf(row.makerImageKey) },
          },
    can: {
      edit: isOwn,
      reply: row.makerId === viewerId && row.reply === null,
      // True for visitors too: pressing the button leads them to sign in.
      markHelpful: !isOwn,
      report: !isOwn,
    },
  };
}
