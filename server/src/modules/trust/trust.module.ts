import type { ModuleContext } from '#server/platform/module-context.ts';
import { refreshTrust } from './refresh-trust.ts';

export function installTrust({ services }: ModuleContext): void {
  services.jobs.every('trust.refresh', 300, () => refreshTrust(services));
}
