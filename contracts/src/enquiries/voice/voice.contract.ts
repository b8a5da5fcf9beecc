import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { sentPeaks, voiceFile } from '#contracts/platform/voice-note.ts';
import { answerWords } from '../enquiries.contract.ts';
import { asked, spokenEnquiryWords } from '../sending/sending.contract.ts';

const done = z.object({ ...successMessage });
/** The bytes of the file. */
const recording = z.custom<unknown>();

export const speakEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/speak',
  access: 'anyone',
  tag: 'enquiries',
  summary: 'Ask the maker of a design with a voice note, in the field voice, with or without words',
  body: z.extend(spokenEnquiryWords, { ...asked, peaks: sentPeaks }),
  multipart: true,
  files: { voice: voiceFile },
  reply: done,
});

export const speakAnswer = endpoint({
  method: 'POST',
  path: '/api/enquiry/:id/speak',
  access: 'member',
  tag: 'enquiries',
  summary: 'Answer an enquiry with a voice note, in the field voice, with or without words',
  params: z.object({ id }),
  body: z.extend(answerWords, { peaks: sentPeaks }),
  multipart: true,
  files: { voice: voiceFile },
  reply: done,
});

export const getEnquiryVoice = endpoint({
  method: 'GET',
  path: '/api/enquiry/:id/voice',
  access: 'member',
  tag: 'enquiries',
  summary: 'The recording of an enquiry that one has sent or received, whole or a range of it',
  params: z.object({ id }),
  reply: recording,
});

export const getReplyVoice = endpoint({
  method: 'GET',
  path: '/api/enquiry/replies/:replyId/voice',
  access: 'member',
  tag: 'enquiries',
  summary: 'The recording of an answer to an enquiry that one has sent or received, whole or a range of it',
  params: z.object({ replyId: id }),
  reply: recording,
});

export const getVoiceByLink = endpoint({
  method: 'GET',
  path: '/api/enquiry/answer/voice',
  access: 'anyone',
  tag: 'enquiries',
  summary:
    'A recording of the answers that a letter’s token opens, or of their question where no answer is named',
  query: z.object({
    token: z._default(z.string().check(z.maxLength(100)), ''),
    reply: z.optional(id),
  }),
  reply: recording,
});
