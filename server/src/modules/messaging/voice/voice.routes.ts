import { getMessageVoice, sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { sendStoredVoice } from '#server/platform/media/serving/send-voice.ts';
import { withVoice } from '#server/platform/media/uploads/with-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { presentMessage } from '../conversation/present-message.ts';
import { sendAsReader } from '../conversation/send-as-reader.ts';
import { findVoice } from './find-voice.ts';

const sending: Limit = { name: 'chat', by: 'account', most: 60, seconds: 60 };
/** High, because a player requests a recording in ranges. */
const voiceLimit: Limit = { name: 'chat.voice', by: 'account', most: 600, seconds: 60 };

/** Voice messages. Requires a server that parses multipart forms. */
export function voiceRoutes(serve: Serve, services: Services): void {
  serve(
    sendVoice,
    async ({ viewer, request }) =>
      withVoice(
        services,
        { endpoint: sendVoice, request, ownerId: viewer.id },
        async ({ senderId, ...message }, voice) => {
          const { row, createdFirst } = await sendAsReader(services, {
            ...message,
            senderId: viewer.id,
            expectedSenderId: senderId,
            content: '',
            files: [],
            voice,
          });
          return {
            success: true,
            createdFirst,
            message: presentMessage(row, services.env.MEDIA_URL),
          } as const;
        },
      ),
    { limits: [sending], config: { acceptsSlowBody: true } },
  );

  serve(
    getMessageVoice,
    async ({ viewer, params, request, reply }) => {
      const voice = await findVoice(services, params.messageId, viewer.id);
      return sendStoredVoice(services.media.store, request, reply, voice);
    },
    { limits: [voiceLimit] },
  );
}
