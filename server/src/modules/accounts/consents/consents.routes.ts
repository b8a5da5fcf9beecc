import { agreeToText as agreeToTextEndpoint } from '#contracts/accounts/consents/consents.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { agreeToText } from './agree-to-text.ts';

export function consentRoutes(serve: Serve, services: Services): void {
  serve(
    agreeToTextEndpoint,
    async ({ body, viewer }) => {
      await agreeToText(services, viewer.id, body);
      return { success: true };
    },
    { limits: [{ name: 'consents', by: 'account', most: 20, seconds: 5 * 60 }] },
  );
}
