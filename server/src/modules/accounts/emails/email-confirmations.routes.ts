import {
  cancelEmailChange as cancelEmailChangeCall,
  confirmEmail as confirmEmailCall,
  sendConfirmation as sendConfirmationCall,
} from '#contracts/accounts/email-confirmation.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { askForConfirmation } from './ask-for-confirmation.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { confirmEmail } from './confirm-email.ts';

const refusal = sentence('accounts.severalLetters');

export function emailConfirmationRoutes(serve: Serve, services: Services): void {
  serve(
    confirmEmailCall,
    async ({ body }) => ({ success: true, data: await confirmEmail(services, body.token) }),
    { limits: [{ name: 'confirm-email', by: 'network', most: 60, seconds: 600 }] },
  );

  serve(
    sendConfirmationCall,
    async ({ viewer, request }) => {
      const sentTo = await askForConfirmation(services, viewer, languageOfCaller(request.headers));
      return { success: true, data: { sentTo } };
    },
    {
      limits: [
        { name: 'confirmation-hour', by: 'account', most: 3, seconds: 3600, refusal },
        { name: 'confirmation-day', by: 'account', most: 6, seconds: 86_400, refusal },
      ],
    },
  );

  serve(
    cancelEmailChangeCall,
    async ({ viewer }) => {
      await cancelEmailChange(services, viewer);
      return { success: true };
    },
    { limits: [{ name: 'cancel-email-change', by: 'account', most: 30, seconds: 3600 }] },
  );
}
