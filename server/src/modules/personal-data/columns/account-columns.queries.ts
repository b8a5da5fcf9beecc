import type { TableDecision } from './table-decision.ts';

/** Accounts, sessions, profiles, settings and letters. */
export const accountColumns: Record<string, TableDecision> = {
  users: {
    files: { account: 't.id = $1' },
    personal:
      'id email email_confirmed_at pending_email name role is_verified status suspension_reason suspended_until created_at',
    withheld: 'password_hash',
    leaving: 'nameless',
  },
  sessions: {
    files: { sessions: 't.user_id = $1' },
    personal: 'id user_id remembered user_agent ip created_at last_seen_at expires_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
  password_resets: {
    files: { 'password-resets': 't.user_id = $1' },
    personal:
      'id email user_id asked_from created_at code_expires_at code_used_at token_expires_at token_used_at',
    withheld: 'request_hash code_hash token_hash',
    impersonal: 'tries stranger_tries',
    leaving: 'removed',
  },
  mobile_numbers: {
    files: { 'mobile-number': 't.user_id = $1' },
    personal: 'user_id number confirmed_at',
    leaving: 'removed',
  },
  mobile_codes: {
    files: { 'mobile-codes': 't.user_id = $1' },
    personal: 'id purpose number user_id asked_from created_at expires_at used_at',
    withheld: 'request_hash code_hash',
    impersonal: 'tries',
    leaving: 'removed',
  },
  email_confirmations: {
    files: { 'email-confirmations': 't.user_id = $1' },
    personal: 'id user_id email created_at expires_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
  known_devices: {
    files: { 'known-devices': 't.user_id = $1' },
    personal: 'id user_id created_at last_used_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
  profiles: {
    files: { profile: 't.user_id = $1' },
    personal:
      'user_id phone bio address city state pincode country latitude longitude profession number_of_employees visit_radius_km google_map_link gstin profile_image_key',
    leaving: 'removed',
  },
  addresses: {
    files: { addresses: 't.user_id = $1' },
    personal: 'id user_id label name phone full_address city state pincode country is_default created_at',
    leaving: 'removed',
  },
  privacy_settings: {
    files: { 'privacy-settings': 't.user_id = $1' },
    personal: 'user_id show_online_status allow_messages_from_anyone show_contact_info profile_visibility',
    leaving: 'removed',
  },
  appearance_settings: {
    files: { appearance: 't.user_id = $1' },
    personal: 'user_id theme text_size language',
    leaving: 'removed',
  },
  consents: {
    files: { consents: 't.user_id = $1' },
    personal: 'user_id text version given_at',
    leaving: 'nameless',
  },
  sign_ins: {
    files: { 'sign-ins': 't.user_id = $1' },
    personal: 'id user_id outcome user_agent network created_at',
    leaving: 'removed',
  },
  two_factors: {
    files: { 'two-factor': 't.user_id = $1' },
    personal: 'user_id turned_on_at created_at',
    withheld: 'key last_step',
    leaving: 'removed',
  },
  recovery_codes: {
    files: { 'recovery-codes': 't.user_id = $1' },
    personal: 'id user_id used_at',
    withheld: 'code_hash',
    leaving: 'removed',
  },
  sign_in_challenges: {
    files: { 'codes-asked-for': 't.user_id = $1' },
    personal: 'id user_id remembered expires_at',
    withheld: 'token_hash sign_in_id',
    impersonal: 'tries',
    leaving: 'removed',
  },
  notification_choices: {
    files: { 'notification-choices': 't.user_id = $1' },
    personal: 'user_id kind in_app mail push',
    leaving: 'removed',
  },
  push_subscriptions: {
    files: { 'push-subscriptions': 't.user_id = $1' },
    personal: 'id session_id user_id endpoint created_at taken_at',
    withheld: 'p256dh auth',
    leaving: 'removed',
  },
  push_keys: { impersonal: 'is_only public_key private_key created_at' },
  letter_settings: {
    files: { 'letter-settings': 't.user_id = $1' },
    personal:
      'user_id by_mail by_push by_sms design_updates order_updates marketing_since digest quiet_from quiet_to',
    withheld: 'link_id link_secret',
    impersonal: 'digest_day',
    leaving: 'removed',
  },
  letter_news: {
    files: { 'news-for-letters': 't.recipient_id = $1' },
    personal: 'recipient_id kind subject sender_id design_id path happened_at',
    leaving: 'removed',
  },
  shops: {
    files: { shop: 't.user_id = $1' },
    personal:
      'user_id about specialities lead_days orders_a_month paused_until pause_note holidays kept_shares shares_version swatch_paise',
    leaving: 'removed',
  },
  profile_views: {
    files: { 'profile-views': 't.user_id = $1' },
    personal: 'user_id day views',
    leaving: 'removed',
  },
  profile_viewers: {
    files: { 'profiles-seen-today': `t.viewer = 'u' || $1::bigint` },
    personal: 'day user_id viewer',
    leaving: 'nameless',
  },
  verification_requests: {
    files: { 'verification-requests': 't.user_id = $1' },
    personal: 'id user_id kind note status sent_at decided_at reason',
    withheld: 'decided_by',
    leaving: 'removed',
  },
  verification_documents: {
    files: {
      'verification-documents': 't.request_id in (select id from verification_requests where user_id = $1)',
    },
    personal: 'id request_id name mime bytes',
    withheld: 'key',
    leaving: 'removed',
  },
  last_seen: {
    files: { 'last-seen': 't.user_id = $1' },
    personal: 'user_id seen_at',
    leaving: 'removed',
  },
  data_downloads: {
    files: { 'data-downloads': 't.user_id = $1' },
    personal: 'id user_id status bytes asked_at ready_at expires_at',
    withheld: 'file_key',
    impersonal: 'failures',
    leaving: 'removed',
  },
  mails: {
    files: {
      letters:
        't.owner_id = $1 or (t.owner_id is null and lower(t.recipient) = (select lower(email) from users where id = $1))',
    },
    personal: 'id recipient owner_id subject created_at sent_at',
    // An unsent letter may hold a code or a link for an address that the person has not confirmed; after sending, the
    // text is empty.
    withheld: 'text html calendar unsubscribe_url',
    impersonal: 'expires_at given_up_at not_before kind',
    leaving: 'removed',
  },
  text_messages: {
    files: { 'text-messages': 't.owner_id = $1' },
    personal: 'id recipient owner_id kind created_at sent_at',
    // As for letters.
    withheld: 'text',
    impersonal: 'subject expires_at given_up_at not_before',
    leaving: 'removed',
  },
  house_letters: {
    files: { 'letters-of-the-house-you-wrote': 't.written_by = $1 or t.sent_by = $1' },
    personal: 'id written_by sent_by words created_at changed_at sent_at',
    impersonal: 'version status finished_at readers',
    leaving: 'for the books',
  },
  house_letter_readers: {
    files: { 'letters-of-the-house': 't.user_id = $1' },
    personal: 'letter_id user_id written_at',
    leaving: 'removed',
  },
  media: {
    files: { pictures: 't.owner_id = $1' },
    personal: 'id owner_id kind mime bytes width height duration_ms peaks created_at',
    withheld: 'key placeholder',
    impersonal: 'status dyes failure claimed_at',
    leaving: 'nameless',
  },
  notifications: {
    files: { notifications: 't.recipient_id = $1' },
    personal:
      'id recipient_id type data subject sender_id design_id order_id order_update_id enquiry_id meeting_id chat_id complaint_id count read_at created_at',
    impersonal: 'message_ids since announced_at',
    leaving: 'removed',
  },
  told_likes: {
    files: { 'likes-announced': 't.user_id = $1' },
    personal: 'notification_id user_id liked_at',
    leaving: 'removed',
  },
  admin_acts: {
    files: { 'decisions-about-you': `t.subject = 'USER' and t.subject_id = $1` },
    personal: 'id name before after created_at',
    withheld: 'admin_id subject subject_id reason',
    leaving: 'nameless',
  },
  demo_parts: { impersonal: 'name done_at' },
};
