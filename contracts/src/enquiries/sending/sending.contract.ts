import * as z from 'zod/mini';
import { emailField } from '#contracts/accounts/email-address.ts';
import { ownName } from '#contracts/accounts/house-names.ts';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { hasLetter, manyLines, oneLine } from '#contracts/platform/text/text-fields.ts';
import { voiceNote } from '#contracts/platform/voice-note.ts';
import { optionalPhone } from '#contracts/profiles/phone-number.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { enquiryReply } from '../enquiries.contract.ts';
import { enquiryLimits, enquirySentences, enquiryStatuses } from '../enquiry.rules.ts';

/** Fields of the form. */
export const enquiryWords = z.object({
  name: z
    .string(rule(enquirySentences.missing))
    .check(
      oneLine,
      z.minLength(1, rule(enquirySentences.missing)),
      z.maxLength(enquiryLimits.name, rule(sentence('platform.keepUnder', { most: enquiryLimits.name }))),
      hasLetter,
      ownName,
    ),
  email: emailField(rule(enquirySentences.missing), rule(enquirySentences.badEmail)),
  phone: optionalPhone(enquiryLimits.phone),
  message: z
    .string(rule(enquirySentences.missing))
    .check(
      manyLines,
      z.minLength(1, rule(enquirySentences.missing)),
      z.maxLength(enquiryLimits.message, rule(enquirySentences.longMessage)),
    ),
});
export type EnquiryWords = z.output<typeof enquiryWords>;

/** The text that accompanies a voice note; may be empty. */
const spokenQuestion = z._default(
  z.string().check(manyLines, z.maxLength(enquiryLimits.message, rule(enquirySentences.longMessage))),
  '',
);

/** Fields of the form if the question is a voice note. */
export const spokenEnquiryWords = z.extend(enquiryWords, { message: spokenQuestion });

/** What the form sends besides its text fields. */
export const asked = {
  designId: id,
  /** The picture of the design that the question is about; any other URL is ignored. */
  imageUrl: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  /** A honeypot field: hidden from people, filled in by bots. */
  nickname: z.optional(z.string().check(z.maxLength(0, rule(enquirySentences.robot)))),
};

export const createEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/createEnquiry',
  access: 'anyone',
  tag: 'enquiries',
  summary: 'Ask the maker of a design; without an account too. The same words sent twice in a day ask once',
  body: z.extend(enquiryWords, asked),
  reply: z.object({ ...successMessage }),
});

const sentEnquiry = z.object({
  id: idOut,
  ...namedMessage.shape,
  voice: z.nullable(voiceNote),
  status: z.enum(enquiryStatuses),
  createdAt: instant,
  design: z.object({ id: idOut, ...shownTitle, isShown: z.boolean() }),
  /** The picture that the question is about, or the first one. */
  image: z.nullable(z.string()),
  maker: z.object({ id: idOut, name: z.string() }),
  /** Oldest first. */
  replies: z.array(enquiryReply),
});
export type SentEnquiry = z.output<typeof sentEnquiry>;

export const getSentEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiry/mine',
  access: 'member',
  tag: 'enquiries',
  summary: 'What the viewer has asked makers while signed in, newest first, with the answers',
  inReadersLanguage: true,
  query: z.object({
    /** `next` of the previous page. */
    before: z.optional(id),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(sentEnquiry),
    next: z.nullable(idOut),
  }),
});
