import type { Services } from '#server/platform/services.ts';

/** The services as of a moment: what the demo does with them was done then, and is told of as of then. */
export function servicesAt<Given extends Services>(services: Given, moment: Date): Given {
  const clock = { now: () => moment };
  return { ...services, clock, events: services.events.withClock(clock) };
}
