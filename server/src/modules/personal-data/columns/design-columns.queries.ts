import type { TableDecision } from './table-decision.ts';

const ofOwnDesign = 't.design_id in (select id from designs where maker_id = $1)';
const designTitle = '(select d.title from designs d where d.id = t.design_id)';

/** Designs, likes, saves, follows and comments. */
export const designColumns: Record<string, TableDecision> = {
  designs: {
    files: { designs: 't.maker_id = $1' },
    personal:
      'id maker_id title description language translations category price_paise discount_percent completion_days material_one material_two brand size measuring colour condition options pictures video_key status published_at created_at updated_at likes_count saves_count comment_count replies_count shares_count orders_count',
    impersonal: 'failed_at idempotency_key revision',
    leaving: 'nameless',
  },
  design_drafts: {
    files: { 'design-drafts': 't.maker_id = $1' },
    personal: 'id maker_id words pictures video_id created_at updated_at',
    withheld: 'request_hash',
    impersonal: 'version idempotency_key warned_at',
    leaving: 'removed',
  },
  design_uploads: {
    withheld: 'request_hash',
    impersonal: 'design_id',
    leaving: 'nameless',
  },
  design_pictures: {
    files: { 'design-pictures': ofOwnDesign },
    personal: 'design_id position media_id',
    leaving: 'nameless',
  },
  design_views: {
    files: { 'design-views': ofOwnDesign },
    personal: 'design_id day views',
    leaving: 'nameless',
  },
  design_viewers: {
    files: { 'designs-seen-today': `t.viewer = 'u' || $1::bigint` },
    personal: 'day design_id viewer',
    beside: { designTitle },
    leaving: 'nameless',
  },
  design_takedowns: {
    files: { 'takedowns-of-designs': ofOwnDesign },
    personal: 'id design_id reason status_before hidden_at appeal appealed_at answer answered_at ended_at',
    leaving: 'nameless',
  },
  view_salts: { impersonal: 'day salt' },
  likes: {
    files: { likes: 't.user_id = $1' },
    personal: 'design_id user_id created_at',
    beside: { designTitle },
    leaving: 'removed',
  },
  saves: {
    files: { 'saved-designs': 't.user_id = $1' },
    personal: 'design_id user_id board_id created_at',
    beside: { designTitle },
    leaving: 'removed',
  },
  boards: {
    files: { boards: 't.user_id = $1' },
    personal: 'id user_id name created_at',
    leaving: 'removed',
  },
  shares: {
    files: { shares: 't.user_id = $1' },
    personal: 'design_id user_id channel shared_hour created_at',
    beside: { designTitle },
    leaving: 'nameless',
  },
  comments: {
    files: { comments: 't.user_id = $1' },
    personal: 'id design_id user_id reply_to_id reply_count content created_at',
    impersonal: 'idempotency_key',
    beside: { designTitle },
    leaving: 'nameless',
  },
  comment_mentions: {
    files: { 'mentions-of-you': 't.user_id = $1' },
    personal: 'comment_id user_id name',
    leaving: 'removed',
  },
  mutes: {
    files: { 'muted-people': 't.muter_id = $1' },
    personal: 'muter_id muted_id created_at',
    beside: { mutedName: '(select u.name from users u where u.id = t.muted_id)' },
    leaving: 'removed',
  },
  follows: {
    files: { following: 't.follower_id = $1', followers: 't.maker_id = $1' },
    personal: 'follower_id maker_id created_at',
    beside: {
      followerName: '(select u.name from users u where u.id = t.follower_id)',
      makerName: '(select u.name from users u where u.id = t.maker_id)',
    },
    leaving: 'removed',
  },
  follow_requests: {
    files: { 'follow-requests-sent': 't.follower_id = $1', 'follow-requests-received': 't.maker_id = $1' },
    personal: 'follower_id maker_id created_at',
    beside: {
      followerName: '(select u.name from users u where u.id = t.follower_id)',
      makerName: '(select u.name from users u where u.id = t.maker_id)',
    },
    leaving: 'removed',
  },
  follow_counts: {
    files: { 'follow-counts': 't.user_id = $1' },
    personal: 'user_id followers following',
    leaving: 'nameless',
  },
  stories: {
    files: { stories: 't.maker_id = $1' },
    personal: 'id maker_id media_id picture caption status seen_count created_at expires_at',
    impersonal: 'failure is_newest idempotency_key',
    leaving: 'removed',
  },
  story_views: {
    files: { 'stories-seen': 't.viewer_id = $1' },
    personal: 'viewer_id story_id seen_at',
    leaving: 'removed',
  },
  reviews: {
    files: { 'reviews-written': 't.user_id = $1', 'reviews-received': 't.maker_id = $1' },
    personal:
      'id design_id maker_id user_id rating comment pictures has_pictures is_verified helpful_count reply replied_at created_at edited_at',
    impersonal: 'preparing',
    beside: { designTitle },
    leaving: 'nameless',
  },
  review_pictures: {
    files: { 'review-pictures': 't.review_id in (select id from reviews where user_id = $1)' },
    personal: 'review_id position media_id',
    leaving: 'nameless',
  },
  review_totals: {
    files: { 'review-totals': 't.maker_id = $1' },
    personal:
      'design_id maker_id review_count rating_sum by_stars pictured_by_stars others_count others_sum others_by_stars others_pictured_by_stars',
    leaving: 'nameless',
  },
  trust_figures: {
    files: { 'trust-figures': 't.maker_id = $1' },
    personal: 'maker_id figure amount count from_day to_day computed_at',
    leaving: 'nameless',
  },
  trust_runs: { impersonal: 'to_day computed_at' },
  review_votes: {
    files: { 'reviews-found-helpful': 't.user_id = $1' },
    personal: 'review_id user_id created_at',
    leaving: 'nameless',
  },
  maker_ratings: {
    files: { rating: 't.maker_id = $1' },
    personal: 'maker_id review_count rating_sum others_count',
    leaving: 'nameless',
  },
  // Written by triggers from designs, users and profiles, and deleted with them.
  design_search: {
    withheld: 'design_id maker_id city role is_verified on_time words',
    impersonal: 'published_at price_paise popularity category materials',
    leaving: 'removed',
  },
  // Rows exist only for seconds.
  search_sold: { withheld: 'design_id', leaving: 'removed' },
  maker_search: { withheld: 'user_id city role is_verified words', leaving: 'removed' },
  creators: { withheld: 'user_id role ranking designs likes on_time latitude longitude', leaving: 'removed' },
  // The vocabulary of searches, which includes single words of makers' names.
  search_words: { withheld: 'spelling word', impersonal: 'grade', leaving: 'removed' },
  creator_totals: { impersonal: 'role people' },
  design_totals: { impersonal: 'id published' },
  trending: { impersonal: 'place design_id score computed_at' },
};
