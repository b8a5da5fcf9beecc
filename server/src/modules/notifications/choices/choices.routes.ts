import {
  changeChoice as changeChoiceEndpoint,
  changeLetterTimes as changeLetterTimesEndpoint,
  changeWays as changeWaysEndpoint,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeChoice } from './change-choice.ts';
import { changeLetterTimes } from './change-letter-times.ts';
import { changeWays } from './change-ways.ts';
import { loadChoices } from './load-choices.ts';

export function choicesRoutes(serve: Serve, services: Services): void {
  const limits = [{ name: 'notifications.choices', by: 'account', most: 120, seconds: 5 * 60 }] as const;

  serve(getChoices, async ({ viewer }) => ({
    success: true,
    data: await loadChoices(services.db, viewer.id),
  }));

  serve(
    changeChoiceEndpoint,
    async ({ body, viewer }) => ({ success: true, data: await changeChoice(services, viewer.id, body) }),
    { limits },
  );

  serve(
    changeLetterTimesEndpoint,
    async ({ body, viewer }) => ({ success: true, data: await changeLetterTimes(services, viewer.id, body) }),
    { limits },
  );

  serve(
    changeWaysEndpoint,
    async ({ body, viewer }) => ({ success: true, data: await changeWays(services, viewer.id, body) }),
    { limits },
  );
}
