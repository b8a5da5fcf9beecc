import {
  changePrivacy as changePrivacyEndpoint,
  getPrivacy,
} from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changePrivacy } from './change-privacy.ts';
import { loadPrivacy } from './load-privacy.ts';

export function privacyRoutes(serve: Serve, services: Services): void {
  serve(getPrivacy, async ({ viewer }) => ({ success: true, data: await loadPrivacy(services, viewer.id) }));

  serve(
    changePrivacyEndpoint,
    async ({ body, viewer }) => ({ success: true, data: await changePrivacy(services, viewer.id, body) }),
    { limits: [{ name: 'profile.privacy', by: 'account', most: 60, seconds: 5 * 60 }] },
  );
}
