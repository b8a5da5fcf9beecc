import type { Services } from '#server/platform/services.ts';

/** Services with their clock set to a moment, so that the demo's actions and their events are dated then. */
export function servicesAt<Given extends Services>(services: Given, moment: Date): Given {
  const clock = { now: () => moment };
  return { ...services, clock, events: services.events.withClock(clock) };
}
