import type { listBlocked as listBlockedCall } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { listHidden } from '#server/modules/engagement/public.ts';
import type { Services } from '#server/platform/services.ts';
import { blockedPage } from './people.queries.ts';

/** People whom the viewer has blocked, latest first. */
export function listBlocked(
  services: Pick<Services, 'db' | 'env'>,
  viewerId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listBlockedCall>> {
  return listHidden(services, cursor, (page) => blockedPage(services.db, { blockerId: viewerId, ...page }));
}
