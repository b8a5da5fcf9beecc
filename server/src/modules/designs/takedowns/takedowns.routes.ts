import { appealTakedown as appealTakedownEndpoint } from '#contracts/designs/takedown.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { appealTakedown } from './appeal-takedown.ts';

export function takedownRoutes(serve: Serve, services: Services): void {
  serve(
    appealTakedownEndpoint,
    async ({ viewer, params, body }) => {
      const appeal = { makerId: viewer.id, designId: params.id, words: body.words };
      const takedown = await appealTakedown(services, appeal);
      return { ...succeed('done.appealSent'), takedown };
    },
    { limits: [{ name: 'designs.appeals', by: 'account', most: 20, seconds: 3600 }] },
  );
}
