import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { meetingRoutes } from './meetings.routes.ts';
import { endMeetingsWithOrders } from './on-orders.ts';
import { refreshOpenPages } from './refresh-open-pages.ts';
import { remindOfMeetings } from './remind-of-meetings.ts';
import { writeLetters } from './write-letters.ts';

export function installMeetings({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  meetingRoutes(serve, services);

  writeLetters(services);
  refreshOpenPages(services);
  endMeetingsWithOrders(services);
  services.jobs.every('meetings.remind', 300, () => remindOfMeetings(services));
}
