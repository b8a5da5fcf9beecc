import type { ModuleContext } from '#server/platform/module-context.ts';
import { scheduleForgetting } from './forget-documents.ts';
import { verificationRoutes } from './verifications.routes.ts';

export function installVerifications({ serve, services }: ModuleContext): void {
  verificationRoutes(serve, services);
  scheduleForgetting(services);
}
