import type { ModuleContext } from '#server/platform/module-context.ts';
import { serveLiveChats } from './live-chats.ts';
import { messagePictureRoutes, messagingRoutes } from './messaging.routes.ts';
import { savedReplyRoutes } from './replies/saved-replies.routes.ts';
import { voiceRoutes } from './voice/voice.routes.ts';

export function installMessaging({ serve, services }: ModuleContext): void {
  messagingRoutes(serve, services);
  messagePictureRoutes(serve, services);
  voiceRoutes(serve, services);
  savedReplyRoutes(serve, services);

  serveLiveChats(services);
}
