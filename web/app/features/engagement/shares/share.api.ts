import type { ShareChannel, shareDesign } from '#contracts/engagement/engagement.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

/** Counts a share of a design; returns the number of its shares. */
export async function countShare(designId: number, channel: ShareChannel): Promise<number> {
  const { sharesCount } = await api.call<typeof shareDesign>('POST /api/design/shareDesign/:id', {
    params: { id: designId },
    body: { channel },
  });
  return sharesCount;
}
