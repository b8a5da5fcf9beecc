import { changeAppearance as changeAppearanceEndpoint } from '#contracts/profiles/appearance/appearance.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeAppearance } from './change-appearance.ts';

export function appearanceRoutes(serve: Serve, services: Services): void {
  serve(
    changeAppearanceEndpoint,
    async ({ body, viewer }) => ({ success: true, data: await changeAppearance(services, viewer.id, body) }),
    { limits: [{ name: 'profile.appearance', by: 'account', most: 60, seconds: 5 * 60 }] },
  );
}
