import { storedInLanguage } from '#contracts/words/in-language.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { listPictures, lockWaitingDesign, markFailed, markPublished } from '../designs.queries.ts';
import { shownPictures } from '../shown-pictures.ts';

/**
 * Publishes a design once no picture is being prepared, with the pictures that can be shown. The maker is emailed
 * about the others; without any usable picture the design stays unpublished. Called whenever a picture is ready or
 * has failed; only the last call has an effect. Returns false if the design is not waiting for pictures.
 */
export async function publishDesign(
  { mail, clock, env }: Services,
  tx: Transaction,
  designId: number,
): Promise<boolean> {
  const design = await lockWaitingDesign(tx, designId);
  if (!design) return false;
  if (design.failedAt) return true;
  const pictures = await listPictures(tx, designId);
  if (pictures.some(({ status }) => status === 'STORED')) return true;

  const now = clock.now();
  const failures = pictures.flatMap(({ failure }) => failure ?? []);
  const shown = shownPictures(pictures);
  if (shown.length > 0) await markPublished(tx, designId, shown, now);
  else await markFailed(tx, designId, now);

  if (failures.length === 0) return true;
  await mail.send(tx, {
    to: design.makerEmail,
    says: letterOf(shown.length > 0 ? 'designs.publishedWithout' : 'designs.notPublished', {
      title: design.title,
      failures: storedInLanguage(failures),
      page: `${env.PUBLIC_URL}/user/products/${designId}/edit`,
    }),
  });
  return true;
}
