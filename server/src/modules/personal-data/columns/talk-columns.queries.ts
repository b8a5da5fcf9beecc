import type { TableDecision } from './table-decision.ts';

const ownChats = 'select id from chats where low_id = $1 or high_id = $1';
const ownComplaints = 'select id from complaints where complainant_id = $1 or respondent_id = $1';
const ownEnquiries = 'select id from enquiries where user_id = $1 or maker_id = $1';

/** Messages between people and to the support desk. */
export const talkColumns: Record<string, TableDecision> = {
  chats: {
    files: { chats: 't.low_id = $1 or t.high_id = $1' },
    personal: 'id low_id high_id created_at',
    beside: {
      with: '(select u.name from users u where u.id = case when t.low_id = $1 then t.high_id else t.low_id end)',
    },
    leaving: 'nameless',
  },
  chat_members: {
    files: { 'chat-state': 't.user_id = $1' },
    personal: 'chat_id user_id partner_id last_message_id last_read_id unread_count has_written',
    leaving: 'nameless',
  },
  messages: {
    files: { messages: `t.chat_id in (${ownChats})` },
    personal: 'id chat_id sender_id content design_id quote_id quote_revision voice_id created_at',
    impersonal: 'nonce',
    beside: { senderName: '(select u.name from users u where u.id = t.sender_id)' },
    leaving: 'nameless',
  },
  message_pictures: {
    files: { 'message-pictures': `t.message_id in (select id from messages where chat_id in (${ownChats}))` },
    personal: 'message_id position media_id',
    leaving: 'nameless',
  },
  saved_replies: {
    files: { 'saved-replies': 't.user_id = $1' },
    personal: 'id user_id title content created_at',
    leaving: 'removed',
  },
  blocks: {
    files: { 'blocked-people': 't.blocker_id = $1' },
    personal: 'blocker_id blocked_id created_at',
    beside: { blockedName: '(select u.name from users u where u.id = t.blocked_id)' },
    leaving: 'removed',
  },
  enquiries: {
    files: { 'enquiries-sent': 't.user_id = $1', 'enquiries-received': 't.maker_id = $1' },
    personal:
      'id design_id maker_id user_id name email phone message picture_key language status created_at answered_at',
    withheld: 'fingerprint',
    leaving: 'nameless',
  },
  enquiry_replies: {
    files: { 'enquiry-replies': `t.enquiry_id in (${ownEnquiries})` },
    personal: 'id enquiry_id content created_at',
    withheld: 'token_hash',
    leaving: 'nameless',
  },
  enquiry_voices: {
    files: { 'enquiry-voices': `t.enquiry_id in (${ownEnquiries})` },
    personal: 'media_id enquiry_id reply_id',
    leaving: 'nameless',
  },
  complaints: {
    files: {
      'complaints-filed': 't.complainant_id = $1',
      'complaints-about-you': { rows: 't.respondent_id = $1', without: 'email' },
    },
    personal:
      'id complainant_id respondent_id order_id title category priority description email status created_at updated_at resolved_at asked_at answered_at waiting_since',
    withheld: 'idempotency_key request_hash assignee_id',
    leaving: 'nameless',
  },
  // Deleted within seconds, once all listeners have handled the event.
  published_events: { impersonal: 'id kind listeners payload published_at taken_at takes' },
  canned_answers: { impersonal: 'id title content created_at' },
  complaint_messages: {
    files: { 'complaint-messages': `t.complaint_id in (${ownComplaints})` },
    personal: 'id complaint_id side content created_at',
    withheld: 'author_id idempotency_key',
    leaving: 'nameless',
  },
  complaint_history: {
    files: { 'complaint-history': `t.complaint_id in (${ownComplaints})` },
    personal: 'id complaint_id side from_status to_status created_at',
    withheld: 'actor_id',
    leaving: 'nameless',
  },
  complaint_pictures: {
    files: { 'complaint-pictures': `t.complaint_id in (${ownComplaints})` },
    personal: 'complaint_id message_id media_id position',
    leaving: 'nameless',
  },
  reports: {
    files: { 'reports-filed': 't.reporter_id = $1' },
    personal: 'id reporter_id kind target_id reason note status created_at',
    leaving: 'nameless',
  },
};
