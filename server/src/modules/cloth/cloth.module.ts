import type { ModuleContext } from '#server/platform/module-context.ts';
import { clothRoutes } from './cloth.routes.ts';
import { endAnswers } from './end-answers.ts';
import { followQuotes } from './follow-quotes.ts';
import { tellSides } from './tell-sides.ts';

/** After quotes, whose moves it follows. */
export function installCloth({ serve, services }: ModuleContext): void {
  clothRoutes(serve, services);
  followQuotes(services);
  tellSides(services);
  services.jobs.every('cloth.answers', 60, () => endAnswers(services));
}
