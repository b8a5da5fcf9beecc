import type { ModuleContext } from '#server/platform/module-context.ts';
import { documentRoutes } from './documents.routes.ts';
import { followMoney } from './follow-money.ts';

export function installDocuments({ serve, services }: ModuleContext): void {
  documentRoutes(serve, services);

  followMoney(services);
}
