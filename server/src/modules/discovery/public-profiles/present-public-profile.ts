import { isTrade } from '#contracts/accounts/is-trade.ts';
import type {
  ListedPerson,
  PortfolioDesign,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import { followStateOf } from '#contracts/engagement/follow-state.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { shownProfession } from '#contracts/profiles/profile.rules.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import type { TrustFigure } from '#contracts/trust/trust.contract.ts';
import { presentPrice, wordsFor } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import { profilePolicy } from './public-profiles.policy.ts';
import type { ContactRow, PersonRow, PortfolioRow, ProfileRow } from './public-profiles.queries.ts';

type Profile = ReplyOf<typeof viewPublicProfile>['data'];

interface Around {
  mediaUrl: string;
  viewerId: number | null;
  locale: Locale;
  isOnline: boolean;
  contact: ContactRow | null;
  /** Null if they have no shop. */
  shop: Profile['shop'];
  trust: TrustFigure[];
  portfolio: { rows: PortfolioRow[]; nextCursor: string | null };
}

/** Names each field, so that no other account data leaks. */
export function presentPublicProfile(
  row: ProfileRow,
  { mediaUrl, viewerId, locale, isOnline, contact, shop, trust, portfolio }: Around,
): Profile {
  const known = {
    id: row.id,
    name: row.name,
    role: row.role,
    isVerified: row.isVerified,
    isOnline,
    createdAt: row.createdAt.toISOString(),
    isFollowed: row.isFollowed,
    followState: followStateOf(row),
    asksFirst: row.visibility === 'FOLLOWERS',
    isPrivate: !row.isSeen,
    shownTo: row.id === viewerId ? row.visibility : null,
    isOwn: row.id === viewerId,
    isMuted: row.isMuted,
    can: profilePolicy({
      isOwn: row.id === viewerId,
      isVisitor: viewerId === null,
      isBlocked: row.isBlocked,
      visibility: row.visibility,
      followState: followStateOf(row),
    }),
  };
  const profileImage = imageOf(row, mediaUrl);
  if (!row.isSeen) return { ...known, ...nothingMore, profile: { ...nothingMore.profile, profileImage } };
  return {
    ...known,
    contact,
    // A person who gave up their trade has no shop to show.
    shop: isTrade(row.role) ? shop : null,
    profession: shownProfession(row.profession),
    profile: { profileImage, bio: row.bio ?? '', city: row.city ?? '', state: row.state ?? '' },
    designs: portfolio.rows.map((design) => presentPortfolioDesign(design, locale, mediaUrl)),
    nextCursor: portfolio.nextCursor,
    designsCount: row.designsCount,
    likesCount: row.likesCount,
    followersCount: row.followersCount,
    followingCount: row.followingCount,
    averageRating: averageRating(row.ratingSum, row.reviewsCount),
    reviewsCount: row.reviewsCount,
    trust: isTrade(row.role) || row.designsCount > 0 ? trust : null,
  };
}

/** The empty fields of a private profile, for viewers who may not see it. */
const nothingMore = {
  contact: null,
  shop: null,
  profession: '',
  profile: { bio: '', city: '', state: '' },
  designs: [],
  nextCursor: null,
  designsCount: 0,
  likesCount: 0,
  followersCount: 0,
  followingCount: 0,
  averageRating: null,
  reviewsCount: 0,
  trust: null,
};

export function presentPortfolioDesign(row: PortfolioRow, locale: Locale, mediaUrl: string): PortfolioDesign {
  const [first] = row.pictures;
  return {
    id: row.id,
    ...wordsFor(row, locale),
    images: row.pictures.map(({ key }) => ({ url: pictureUrl(mediaUrl, key) })),
    picture: first === undefined ? null : presentPicture(first, mediaUrl),
    color: row.colour,
    ...presentPrice(row),
    likesCount: row.likesCount,
    savesCount: row.savesCount,
    isSaved: row.isSaved,
  };
}

export function presentPerson(row: PersonRow, mediaUrl: string): ListedPerson {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    profession: shownProfession(row.profession),
    city: row.city ?? '',
    profileImage: imageOf(row, mediaUrl),
    isVerified: row.isVerified,
    isFollowed: row.isFollowed,
    followState: followStateOf(row),
    can: { follow: row.canBeFollowed || row.isFollowed },
  };
}

function imageOf({ imageKey }: { imageKey: string | null }, mediaUrl: string): string | null {
  return imageKey === null ? null : pictureUrl(mediaUrl, imageKey);
}
