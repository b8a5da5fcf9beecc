import {
  getEnquiryVoice,
  getReplyVoice,
  getVoiceByLink,
  speakAnswer,
  speakEnquiry,
} from '#contracts/enquiries/voice/voice.contract.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { sendStoredVoice } from '#server/platform/media/serving/send-voice.ts';
import { withVoice } from '#server/platform/media/uploads/with-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfReader } from '#server/platform/ssr/page-language.ts';
import { answerEnquiry } from '../answer-enquiry.ts';
import { answering, asking } from '../enquiry-limits.ts';
import { sendEnquiry } from '../sending/send-enquiry.ts';
import { findByLink, findQuestion, findReply } from './find-voice.ts';

/** High, because players request a recording in ranges. */
const voiceLimit: Limit = { name: 'enquiry.voice', by: 'account', most: 600, seconds: 60 };
const voiceByLinkLimit: Limit = { name: 'enquiry.voice-by-link', by: 'network', most: 600, seconds: 60 };

/** Voice questions and answers. Needs a server that accepts multipart forms. */
export function enquiryVoiceRoutes(serve: Serve, services: Services): void {
  serve(
    speakEnquiry,
    async ({ viewer, request }) => {
      const userId = viewer?.id ?? null;
      const language = languageOfReader(request.headers, viewer);
      await withVoice(
        services,
        { endpoint: speakEnquiry, request, ownerId: userId },
        ({ nickname: _nickname, ...asked }, voice) =>
          sendEnquiry(services, { ...asked, userId, language, network: clientNetwork(request.ip), voice }),
      );
      return succeed('done.enquirySent');
    },
    { limits: [asking], config: { acceptsSlowBody: true } },
  );

  serve(
    speakAnswer,
    async ({ viewer, params, request }) => {
      await withVoice(
        services,
        { endpoint: speakAnswer, request, ownerId: viewer.id },
        ({ responseMessage, status }, voice) =>
          answerEnquiry(services, {
            enquiryId: params.id,
            maker: viewer,
            message: responseMessage,
            status,
            voice,
          }),
      );
      return succeed('done.enquiryAnswered');
    },
    { limits: [answering], config: { acceptsSlowBody: true } },
  );

  const { store } = services.media;
  serve(
    getEnquiryVoice,
    async ({ viewer, params, request, reply }) =>
      sendStoredVoice(store, request, reply, await findQuestion(services, params.id, viewer.id)),
    { limits: [voiceLimit] },
  );
  serve(
    getReplyVoice,
    async ({ viewer, params, request, reply }) =>
      sendStoredVoice(store, request, reply, await findReply(services, params.replyId, viewer.id)),
    { limits: [voiceLimit] },
  );
  serve(
    getVoiceByLink,
    async ({ query, request, reply }) =>
      sendStoredVoice(store, request, reply, await findByLink(services, query.token, query.reply)),
    { limits: [voiceByLinkLimit] },
  );
}
