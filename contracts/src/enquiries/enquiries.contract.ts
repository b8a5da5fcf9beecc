import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { reportWords } from '#contracts/complaints/report.contract.ts';
import { language, shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees, searchWords } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { voiceNote } from '#contracts/platform/voice-note.ts';
import { rule } from '#contracts/words/rule.ts';
import { enquiryLimits, enquirySentences, enquiryStatuses } from './enquiry.rules.ts';

const status = z.enum(enquiryStatuses, rule('enquiries.chooseStatus'));

const enquiredDesign = z.object({
  id: idOut,
  ...shownTitle,
  description: z.string(),
  descriptionLang: language,
  images: z.array(z.object({ url: z.string() })),
  price: rupees,
  /** In percent. */
  discount: z.number(),
  /** False if it can no longer be opened. */
  isShown: z.boolean(),
});

/** An answer as both sides see it. Without text if it is only a voice note. */
export const enquiryReply = z.object({
  id: idOut,
  ...namedMessage.shape,
  voice: z.nullable(voiceNote),
  createdAt: instant,
});
export type EnquiryReply = z.output<typeof enquiryReply>;

const enquiry = z.object({
  id: idOut,
  /** Without text if it is only a voice note. */
  ...namedMessage.shape,
  voice: z.nullable(voiceNote),
  status,
  createdAt: instant,
  /** The asker's account; null if they were not signed in. */
  userId: z.nullable(idOut),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The asker again, in the layout that the page of one enquiry reads. */
  user: z.object({
    id: z.nullable(idOut),
    name: z.string(),
    email: z.string(),
    profileImage: z.nullable(z.string()),
  }),
  design: enquiredDesign,
  /** The picture that the question is about, or the first one. */
  image: z.nullable(z.string()),
  /** When it was last answered; null if never. */
  answeredAt: z.nullable(instant),
});
export type Enquiry = z.output<typeof enquiry>;

const count = z.int();

export const getEnquiriesForSellerProducts = endpoint({
  method: 'GET',
  path: '/api/enquiry/getEnquiriesForSellerProducts',
  access: 'member',
  tag: 'enquiries',
  summary: 'What people ask about one’s designs, newest first, with how many there are of each status',
  inReadersLanguage: true,
  query: z.object({
    status: z.optional(status),
    /** Search words, matched against the asker’s name and email address, the message and the title of the design. */
    q: searchWords(80),
    /** `next` of the previous page. */
    before: z.optional(id),
    limit: z._default(wholeNumber(1, 50), 50),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(enquiry),
    /** Counts of all the viewer's enquiries, regardless of the filter. */
    counts: z.object({ PENDING: count, IN_PROGRESS: count, RESPONDED: count, CLOSED: count }),
    next: z.nullable(idOut),
  }),
});

const enquiryDetails = z.extend(enquiry, {
  /** Oldest first. */
  replies: z.array(enquiryReply),
  can: z.object({
    reply: z.boolean(),
    /** Whether the asker has an account that accepts messages. */
    chat: z.boolean(),
  }),
});
export type EnquiryDetails = z.output<typeof enquiryDetails>;

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/api/enquiry/getEnquiry/:id',
  access: 'member',
  tag: 'enquiries',
  summary: 'One enquiry about a design of one’s own, with the answers given',
  inReadersLanguage: true,
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: enquiryDetails }),
});

export const countPendingEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiry/pending',
  access: 'member',
  tag: 'enquiries',
  summary: 'How many of one’s enquiries wait for a first look, counted up to 100',
  reply: z.object({ success: z.literal(true), data: z.object({ pending: count }) }),
});

export const updateEnquiryStatus = endpoint({
  method: 'PATCH',
  path: '/api/enquiry/updateStatus/:id',
  access: 'member',
  tag: 'enquiries',
  summary: 'Say where an enquiry stands',
  params: z.object({ id }),
  body: z.object({ status }),
  reply: z.object({ ...successMessage }),
});

/** The text of an answer; may be empty with a voice note. */
export const answerWords = z.object({
  responseMessage: z._default(
    z.string().check(manyLines, z.maxLength(enquiryLimits.reply, rule(enquirySentences.longReply))),
    '',
  ),
  status: z.optional(status),
});

export const sendEnquiryResponse = endpoint({
  method: 'PATCH',
  path: '/api/enquiry/sendEnquiryResponsebuyer/:id',
  access: 'member',
  tag: 'enquiries',
  summary:
    'Answer an enquiry by mail, and in the chat where the asker has an account; without words it only changes the status',
  params: z.object({ id }),
  body: answerWords,
  reply: z.object({ ...successMessage }),
});

/** The answers to an enquiry as the asker sees them through the link in an email. */
const enquiryAnswer = z.object({
  maker: z.object({
    id: idOut,
    name: z.string(),
    role: z.enum(roles),
    isVerified: z.boolean(),
    profileImage: z.nullable(z.string()),
    /** False if their page can no longer be opened. */
    isHere: z.boolean(),
  }),
  design: z.object({
    id: idOut,
    ...shownTitle,
    image: z.nullable(z.string()),
    isShown: z.boolean(),
  }),
  askedAt: instant,
  question: namedMessage,
  questionVoice: z.nullable(voiceNote),
  /** Oldest first. */
  answers: z.array(
    z.extend(enquiryReply, {
      /** The status of the report made through the link; null if there is none. */
      report: z.nullable(z.enum(['OPEN', 'UPHELD', 'DISMISSED'])),
    }),
  ),
  /** False for askers with an account, who report an answer in the chat. */
  can: z.object({ report: z.boolean() }),
});
export type EnquiryAnswer = z.output<typeof enquiryAnswer>;

const token = z._default(z.string().check(z.maxLength(100)), '');

export const readEnquiryAnswer = endpoint({
  method: 'GET',
  path: '/api/enquiry/answer',
  access: 'anyone',
  tag: 'enquiries',
  summary: 'The answers to one enquiry, by the token of the letter that told of them',
  inReadersLanguage: true,
  query: z.object({ token }),
  reply: z.object({ success: z.literal(true), data: enquiryAnswer }),
});

export const reportEnquiryAnswer = endpoint({
  method: 'POST',
  path: '/api/enquiry/answer/report',
  access: 'anyone',
  tag: 'enquiries',
  summary: 'Report an answer to the people behind Tanabana, by the token of the letter that told of it',
  body: z.object({
    token,
    answerId: id,
    ...reportWords,
  }),
  reply: z.object({ ...successMessage }),
});
