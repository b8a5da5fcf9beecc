import type { ModuleContext } from '#server/platform/module-context.ts';
import { endTimers } from './end-timers.ts';
import { fitPictureRoutes, fitRoutes } from './fit.routes.ts';
import { followQuotes } from './follow-quotes.ts';
import { tellSides } from './tell-sides.ts';

/** After quotes, whose moves it follows. */
export function installFit({ serve, services }: ModuleContext): void {
  fitPictureRoutes(serve, services);
  fitRoutes(serve, services);
  followQuotes(services);
  tellSides(services);
  services.jobs.every('fit.timers', 60, () => endTimers(services));
}
