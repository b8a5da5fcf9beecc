import type { ModuleContext } from '#server/platform/module-context.ts';
import { choicesRoutes } from './choices/choices.routes.ts';
import { sendDigests } from './letters/send-digests.ts';
import { subscriptionRoutes } from './letters/subscription.routes.ts';
import { writeNewsLetters } from './letters/write-news-letters.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notifyPeople } from './notify-people.ts';
import { pushRoutes } from './push/push.routes.ts';
import { makeLoadPushKeys } from './push/push-keys.ts';
import { sendPushes } from './push/send-push.ts';
import { sendTexts } from './texts/send-texts.ts';

export function installNotifications({ serve, server, services }: ModuleContext): void {
  notificationRoutes(serve, services);
  choicesRoutes(serve, services);
  subscriptionRoutes(serve, server, services);
  const loadPushKeys = makeLoadPushKeys(services);
  pushRoutes(serve, services, loadPushKeys);

  notifyPeople(services);
  sendPushes(services, loadPushKeys);
  sendTexts(services);
  services.jobs.every('notifications.letters', 60, () => writeNewsLetters(services));
  services.jobs.every('notifications.digests', 60, () => sendDigests(services));
}
