import type { ModuleContext } from '#server/platform/module-context.ts';
import { answerInChats } from './answer-in-chat.ts';
import { enquiryRoutes } from './enquiries.routes.ts';
import { enquiryVoiceRoutes } from './voice/voice.routes.ts';

export function installEnquiries({ serve, services }: ModuleContext): void {
  enquiryRoutes(serve, services);
  enquiryVoiceRoutes(serve, services);

  answerInChats(services);
}
