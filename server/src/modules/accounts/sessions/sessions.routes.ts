import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions,
} from '#contracts/accounts/sessions.contract.ts';
import { listSignIns } from '#contracts/accounts/sign-ins.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { endOthersOf } from './end-other-sessions.ts';
import { loadSignIns } from './list-sign-ins.ts';
import { endSession, loadSessions } from './own-sessions.ts';

/** Ending a forgotten session must work even if the disk is nearly full. */
const config = { writesLittle: true };

export function sessionRoutes(serve: Serve, services: Services): void {
  serve(listSessions, async ({ viewer }) => ({
    success: true,
    data: await loadSessions(services.db, viewer),
  }));

  serve(listSignIns, async ({ query, viewer }) => ({
    success: true,
    ...(await loadSignIns(services.db, viewer.id, query.cursor)),
  }));

  serve(
    endSessionCall,
    async ({ body, viewer }) => {
      await endSession(services, viewer, body.sessionId);
      return { success: true };
    },
    { config, limits: [{ name: 'end-session', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    endOtherSessionsCall,
    async ({ viewer }) => ({ success: true, data: { ended: await endOthersOf(services, viewer) } }),
    { config, limits: [{ name: 'end-session', by: 'account', most: 120, seconds: 60 }] },
  );
}
