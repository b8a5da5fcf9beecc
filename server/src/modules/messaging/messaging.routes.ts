import {
  chatMessages,
  chatPeople,
  findOrNull,
  listBlocked as listBlockedCall,
  markChatRead,
  sendMessage as sendMessageEndpoint,
  sendPictures,
  setBlock,
  unreadMessages,
  userChats,
} from '#contracts/messaging/messaging.contract.ts';
import { isForeign, ownOrigins } from '#server/platform/http/foreign-origin.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { blockPerson } from './block-person.ts';
import { readChat } from './conversation/mark-read.ts';
import { openChat } from './conversation/open-chat.ts';
import { presentMessage } from './conversation/present-message.ts';
import { sendAsReader } from './conversation/send-as-reader.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { findChat } from './find-chat.ts';
import { findPeople } from './find-people.ts';
import { listBlocked } from './list-blocked.ts';
import { listChats } from './list-chats.ts';

const sending: Limit = { name: 'chat', by: 'account', most: 60, seconds: 60 };
/** High, because every open tab of a busy chat marks arriving messages as read. */
const reading: Limit = { name: 'chat.read', by: 'account', most: 300, seconds: 60 };
const blocking: Limit = { name: 'chat.block', by: 'account', most: 30, seconds: 60 };
const picking: Limit = { name: 'chat.people', by: 'account', most: 120, seconds: 60 };

export function messagingRoutes(serve: Serve, services: Services): void {
  const { PUBLIC_URL, CORS_ORIGINS } = services.env;
  const ours = ownOrigins(PUBLIC_URL, CORS_ORIGINS);

  serve(userChats, async ({ viewer, query }) => ({
    success: true,
    ...(await listChats(services, viewer.id, query.before)),
  }));

  serve(findOrNull, ({ viewer, params }) => findChat(services, viewer.id, params.receiverId));

  serve(chatMessages, async ({ viewer, params: { chatId }, query, request: { headers } }) => {
    const isFromElsewhere = headers['sec-fetch-mode'] === 'navigate' || isForeign(headers, ours);
    const page = await openChat(services, { viewerId: viewer.id, chatId, ...query, isFromElsewhere });
    return { success: true, ...page };
  });

  serve(
    sendMessageEndpoint,
    async ({ viewer, body: { senderId, ...message } }) => {
      const letter = { ...message, senderId: viewer.id, expectedSenderId: senderId, files: [] };
      const { row, createdFirst } = await sendAsReader(services, letter);
      return { success: true, createdFirst, message: presentMessage(row, services.env.MEDIA_URL) };
    },
    { limits: [sending] },
  );

  serve(
    markChatRead,
    async ({ viewer, params, body }) => ({
      success: true,
      unreadCount: await readChat(services, { chatId: params.chatId, readerId: viewer.id, upTo: body.upTo }),
    }),
    { limits: [reading] },
  );

  serve(unreadMessages, async ({ viewer }) => ({
    success: true,
    data: { unread: await countUnreadMessages(services, viewer.id) },
  }));

  serve(
    setBlock,
    async ({ viewer, params, body }) => {
      await blockPerson(services, { viewerId: viewer.id, userId: params.userId, wanted: body.wanted });
      return { success: true, isBlocked: body.wanted };
    },
    { limits: [blocking] },
  );

  serve(listBlockedCall, ({ viewer, query }) => listBlocked(services, viewer.id, query.cursor));

  serve(
    chatPeople,
    async ({ viewer, query: { q: words, hands } }) => ({
      success: true,
      data: await findPeople(services, viewer.id, { words, hands: hands !== undefined }),
    }),
    { limits: [picking] },
  );
}

/** Requires a server that parses multipart forms. */
export function messagePictureRoutes(serve: Serve, services: Services): void {
  serve(
    sendPictures,
    async ({ viewer, request }) => {
      return withUpload(
        services,
        { endpoint: sendPictures, request, ownerId: viewer.id },
        async ({ words, files }) => {
          const { senderId, ...message } = parseMultipartWords(sendPictures, words);
          const letter = { ...message, senderId: viewer.id, expectedSenderId: senderId, files };
          const { row, createdFirst } = await sendAsReader(services, letter);
          return {
            success: true,
            createdFirst,
            message: presentMessage(row, services.env.MEDIA_URL),
          } as const;
        },
      );
    },
    { limits: [sending], config: { acceptsSlowBody: true } },
  );
}
