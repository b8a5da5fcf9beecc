import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { decideVerification } from '#server/modules/admin/verifications/decide-verification.ts';
import { sendDocuments } from '#server/modules/verifications/send-documents.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { Services } from '#server/platform/services.ts';
import { demoVerifications } from '../content/demo-desk.ts';
import { newestVerification } from '../demo-desk.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;
const pictures = join(import.meta.dirname, '../../../../demo/pictures');

/** Makers send documents and the desk decides. Makers who have sent some already are skipped. */
export async function fillVerifications(
  services: Services,
  people: Map<string, number>,
  adminId: number,
): Promise<void> {
  const now = services.clock.now().getTime();
  for (const { maker, kind, note, documents, hoursAgo, decision } of demoVerifications) {
    const userId = people.get(maker);
    if (userId === undefined || (await newestVerification(services.db, [userId])).length > 0) continue;
    const at = (hoursLater: number) => servicesAt(services, new Date(now + (hoursLater - hoursAgo) * hour));
    const files = documents.map(({ name, picture }) => fileOf(name, picture));
    await sendDocuments(at(0), { userId, kind, note, documents: await Promise.all(files) });
    const [request] = await newestVerification(services.db, [userId]);
    if (decision === null || !request) continue;
    await decideVerification(at(decision.hoursLater), {
      requestId: request.id,
      adminId,
      decision: decision.is,
      reason: decision.reason,
      seenName: demoMakers.find(({ key }) => key === maker)?.name ?? '',
    });
  }
}

async function fileOf(name: string, picture: string) {
  const path = join(pictures, picture);
  const { size } = await stat(path);
  return { key: newMediaKey(), path, name, mime: 'image/webp', bytes: size };
}
