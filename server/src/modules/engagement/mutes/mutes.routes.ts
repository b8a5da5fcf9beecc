import { listMuted as listMutedCall, setMute as setMuteCall } from '#contracts/engagement/mutes.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { listMuted } from './list-muted.ts';
import { setMute } from './set-mute.ts';

export function muteRoutes(serve: Serve, services: Services): void {
  serve(
    setMuteCall,
    async ({ params, body, viewer }) => {
      await setMute(services, { viewerId: viewer.id, personId: params.id, wanted: body.wanted });
      return { ...succeed(body.wanted ? 'done.muted' : 'done.unmuted'), isMuted: body.wanted };
    },
    { limits: [{ name: 'mute', by: 'account', most: 60, seconds: 60 }] },
  );

  serve(listMutedCall, ({ query, viewer }) => listMuted(services, viewer.id, query.cursor));
}
