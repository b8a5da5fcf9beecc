import { join } from 'node:path';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { createDraft } from '#server/modules/designs/drafts/write-draft.ts';
import { addReply, listReplies } from '#server/modules/messaging/replies/keep-saved-replies.ts';
import { loadShop } from '#server/modules/profiles/shop/load-shop.ts';
import { saveKeptShares } from '#server/modules/profiles/shop/save-kept-shares.ts';
import { pauseOrders, saveShop } from '#server/modules/profiles/shop/save-shop.ts';
import { hashOfRequest } from '#server/platform/http/request-hash.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { demoDrafts, demoReplies, demoShops } from '../content/demo-shops.ts';
import { demoKey } from '../demo.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;
const pictures = join(import.meta.dirname, '../../../../demo/pictures');

/** Demo makers describe their shops, create drafts and save replies. Makers who have done so already are skipped. */
export async function fillShops(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const now = services.clock.now();
  const dayIn = (days: number) => addDays(istDayOf(now), days);
  for (const { maker, holidays, pause, shares, specialities, ...words } of demoShops) {
    if (isStopping()) return;
    const makerId = idOf(maker);
    if ((await loadShop(services, makerId)).about !== '') continue;
    await saveShop(services, makerId, {
      ...words,
      specialities: [...specialities],
      holidays: holidays.map(({ from, to }) => ({ from: dayIn(from), to: dayIn(to) })),
    });
    if (shares) await saveKeptShares(services, makerId, { shares, version: 0 });
    if (pause) await pauseOrders(services, makerId, { until: dayIn(pause.days), note: pause.note });
  }
  for (const { key, maker, words, pictures: files, hoursAgo } of demoDrafts) {
    if (isStopping()) return;
    const makerId = idOf(maker);
    const ids: number[] = [];
    for (const file of files) {
      ids.push((await importPicture(services, { ownerId: makerId, file: join(pictures, file) })).mediaId);
    }
    const then = servicesAt(services, new Date(now.getTime() - hoursAgo * hour));
    const draft = { words, pictures: ids, videoId: null };
    // The hash covers the words only: a second fill imports the pictures again, under other ids.
    await createDraft(
      then,
      { makerId, idempotencyKey: demoKey(key), requestHash: hashOfRequest(words) },
      draft,
    );
  }
  const makers = new Set(demoReplies.map(({ maker }) => maker));
  for (const maker of makers) {
    if ((await listReplies(services.db, idOf(maker))).length > 0) continue;
    const kept = demoReplies.filter((reply) => reply.maker === maker);
    for (const { title, content } of kept) await addReply(services, idOf(maker), { title, content });
  }

  function idOf(key: string): number {
    const id = people.get(key);
    if (id === undefined) throw new Error(`The demo has no maker called ${key}`);
    return id;
  }
}
