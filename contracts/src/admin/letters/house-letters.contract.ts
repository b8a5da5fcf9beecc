import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, requiredLines, requiredText } from '#contracts/platform/fields.ts';
import { inEachLocale, locales } from '#contracts/platform/locales.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { houseLetterLimits, houseLetterSentences, houseLetterStatuses } from './house-letters.rules.ts';

const inOneLanguage = z.object({
  /** One line. */
  subject: requiredText(rule(houseLetterSentences.noSubject), houseLetterLimits.subject),
  /** Paragraphs separated by an empty line. */
  text: requiredLines(rule(houseLetterSentences.noText), houseLetterLimits.text),
});

/** Readers of a language that is left out get the English text. */
export const houseLetterWords = z.object({
  ...inEachLocale(() => z.nullable(inOneLanguage)),
  en: inOneLanguage,
});
export type HouseLetterWords = z.output<typeof houseLetterWords>;

const houseLetter = z.object({
  id: idOut,
  words: houseLetterWords,
  /** Rises with each change, so that only the version on the screen can be sent. */
  version: z.int(),
  status: z.enum(houseLetterStatuses),
  writtenBy: z.string(),
  changedAt: instant,
  sentAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** How many emails have been sent so far. */
  readers: z.int(),
});
export type HouseLetter = z.output<typeof houseLetter>;

const reply = z.object({ ...successMessage, letter: houseLetter });
const seen = z.object({ version: z.int() });

export const listHouseLetters = endpoint({
  method: 'GET',
  path: '/api/admin/letters',
  access: 'admin',
  tag: 'admin',
  summary: 'The last hundred letters of the house, the newest first, and how many people would get one now',
  reply: z.object({ success: z.literal(true), letters: z.array(houseLetter), agreed: z.int() }),
});

export const addHouseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters',
  access: 'admin',
  tag: 'admin',
  summary: 'Keep a draft of a letter of the house',
  body: z.object({ words: houseLetterWords }),
  reply,
});

export const changeHouseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'Change a draft; refused where it is not as it was seen',
  params: z.object({ id }),
  body: z.object({ words: houseLetterWords, version: z.int() }),
  reply,
});

export const deleteHouseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/delete',
  access: 'admin',
  tag: 'admin',
  summary: 'Delete a draft',
  params: z.object({ id }),
  body: seen,
  reply: z.object({ ...successMessage }),
});

export const previewHouseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/preview',
  access: 'admin',
  tag: 'admin',
  summary:
    'A letter as the admin themselves would get it in a language, from words that need not be kept yet',
  body: z.object({ words: houseLetterWords, locale: z.enum(locales) }),
  reply: z.object({ success: z.literal(true), subject: z.string(), text: z.string() }),
});

export const sendHouseLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/send',
  access: 'admin',
  tag: 'admin',
  summary: 'Send a draft to everybody who agrees to such letters as theirs is written, once to each',
  params: z.object({ id }),
  body: seen,
  reply,
});
