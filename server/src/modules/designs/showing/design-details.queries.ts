import type { DesignCondition, DesignSize } from '#contracts/designs/attributes.ts';
import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import type { HandCredit } from '#contracts/hands/credits.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { isPublic, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { PictureCopy } from '../designs.tables.ts';
import { isVisibleTo, wordsIn } from '../designs.tables.ts';
import type { WordsRow } from '../languages/words-for.ts';
import type { StoredOptions } from '../options/stored-options.ts';

export interface DesignRow extends WordsRow {
  id: number;
  category: string;
  pricePaise: number;
  discountPercent: number;
  completionDays: number;
  materialOne: string;
  materialTwo: string;
  brand: string;
  size: DesignSize | '';
  measuring: Measuring;
  colour: string;
  condition: DesignCondition | '';
  options: StoredOptions;
  pictures: PictureCopy[];
  videoKey: string | null;
  status: ShownStatus;
  /** Milliseconds since 1970: when it was published, or uploaded if unpublished. */
  shownSince: number;
  likesCount: number;
  savesCount: number;
  commentCount: number;
  sharesCount: number;
  ordersCount: number;
  makerId: number;
  makerName: string;
  makerIsVerified: boolean;
  makerCity: string | null;
  makerPincode: string | null;
  visitRadiusKm: number;
  /** The maker has set opening times. */
  hasShop: boolean;
  /** From the viewer's default address; null if there is none. */
  home: { pincode: string; country: string } | null;
  makerImageKey: string | null;
  isLiked: boolean;
  isSaved: boolean;
  isFollowed: boolean;
  isRequested: boolean;
  /** Of pieces made from it, oldest first. */
  credits: HandCredit[];
  reviewCount: number;
  /** Sum of the stars of its reviews. */
  ratingSum: number;
  /** Number and sum for all designs of its maker. */
  makerReviewCount: number;
  othersReviewCount: number;
  othersRatingSum: number;
  makerRatingSum: number;
}

/**
 * A viewer who sees a design only because they ordered it gets no more of its maker's profile than delivery needs.
 */
const isMakerSeen = isSeenBy('d.maker_id', '$2');

/**
 * A design that the viewer may see: published, or their own in any state but deleted. Parameters: the design's id,
 * the viewer's or null, and the reader's language or null.
 */
export const visibleDesign = prepared<
  DesignRow,
  [designId: number, viewerId: number | null, locale: Locale | null]
>(
  'designs.visible',
  `select d.id, ${wordsIn('$3')}, d.category, d.price_paise as "pricePaise",
          d.discount_percent as "discountPercent", d.completion_days as "completionDays",
          d.material_one as "materialOne", d.material_two as "materialTwo",
          d.brand, d.size, d.measuring, d.colour, d.condition, d.options, d.pictures,
          d.video_key as "videoKey", d.status,
          (extract(epoch from coalesce(d.published_at, d.created_at)) * 1000)::bigint as "shownSince",
          d.likes_count as "likesCount", d.saves_count as "savesCount",
          d.comment_count as "commentCount", d.shares_count as "sharesCount",
          d.orders_count as "ordersCount",
          d.maker_id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified",
          case when ${isMakerSeen} then p.city end as "makerCity", p.pincode as "makerPincode",
          coalesce(p.visit_radius_km, ${usualVisitRadius}) as "visitRadiusKm",
          exists (select from shops s where s.user_id = d.maker_id) as "hasShop",
          (select json_build_object('pincode', a.pincode, 'country', a.country)
             from addresses a where a.user_id = $2 and a.is_default) as "home",
          p.profile_image_key as "makerImageKey",
          exists (select from likes m where m.user_id = $2 and m.design_id = d.id) as "isLiked",
          exists (select from saves m where m.user_id = $2 and m.design_id = d.id) as "isSaved",
          exists (select from follows f where f.follower_id = $2 and f.maker_id = d.maker_id) as "isFollowed",
          exists (select from follow_requests f where f.follower_id = $2 and f.maker_id = d.maker_id) as "isRequested",
          coalesce((select json_agg(json_build_object('kind', c.kind, 'name', c.name, 'accountId',
                             case when c.account is not null and ${isPublic('c.account')} then c.account end)
                             order by c.first)
                      from (select h.kind, h.credit_name as name, h.account_id as account, min(h.id) as first
                              from hand_overs h
                             where h.design_id = d.id and h.credit = 'AGREED'
                             group by h.kind, h.credit_name, h.account_id order by first limit 6) c), '[]') as credits,
          coalesce(t.review_count, 0) as "reviewCount", coalesce(t.rating_sum, 0) as "ratingSum",
          coalesce(t.others_count, 0) as "othersReviewCount", coalesce(t.others_sum, 0) as "othersRatingSum",
          case when ${isMakerSeen} then coalesce(m.review_count, 0) else 0 end as "makerReviewCount",
          case when ${isMakerSeen} then coalesce(m.rating_sum, 0) else 0 end as "makerRatingSum"
     from designs d
     join users u on u.id = d.maker_id
     left join profiles p on p.user_id = d.maker_id
     left join review_totals t on t.design_id = d.id
     left join maker_ratings m on m.maker_id = d.maker_id
    where d.id = $1
      and ${isVisibleTo('$2')}`,
);
