import { join } from 'node:path';
import { markHelpful } from '#server/modules/reviews/mark-helpful.ts';
import { replyToReview } from '#server/modules/reviews/reply-to-review.ts';
import { submitReview } from '#server/modules/reviews/submit-review.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoReview, demoReviews } from '../content/demo-reviews.ts';
import { demoKey, findDemoDesigns, findReviewed } from '../demo.queries.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { servicesAt } from '../services-at.ts';

const pictures = join(import.meta.dirname, '../../../../demo/pictures');

/** Posts the demo's reviews, each at its time since the design was published, and makers' replies. */
export async function fillReviews(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findReviewed(services.db);
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  for (const review of demoReviews) {
    if (isStopping()) return;
    const design = designs.get(demoKey(review.design));
    const userId = people.get(review.author);
    if (!design) continue;
    if (userId === undefined) throw new Error(`The demo has nobody called ${review.author}`);
    if (known.has(`${design.id}/${userId}`)) continue;
    const passed = now - design.publishedAt.getTime();
    const at = (part: number) => new Date(design.publishedAt.getTime() + passed * part);
    await write(review, { designId: design.id, makerId: design.makerId, userId, at });
  }

  async function write(
    { author, design, rating, comment, photos, reply, helpful, moment }: DemoReview,
    place: { designId: number; makerId: number; userId: number; at: (part: number) => Date },
  ): Promise<void> {
    const { designId, makerId, userId, at } = place;
    // The photos keep today's date: if they were backdated with their review, the sweep would delete them as unused.
    const mediaIds: number[] = [];
    for (const file of photos) {
      const { mediaId } = await importPicture(services, { ownerId: userId, file: join(pictures, file) });
      mediaIds.push(mediaId);
    }
    const { id } = await submitReview(servicesAt(services, at(moment)), {
      userId,
      designId,
      rating,
      comment,
      pictures: mediaIds,
    });
    if (reply !== '') {
      const answeredAt = at(moment + (1 - moment) * 0.4);
      await replyToReview(servicesAt(services, answeredAt), { makerId, reviewId: id, content: reply });
    }
    const chance = seededNumbers(`${design}/${author}/helpful`);
    for (const voterId of people.values()) {
      if (voterId === userId || voterId === makerId || chance() >= helpful) continue;
      await markHelpful(servicesAt(services, at(moment + (1 - moment) * chance())), {
        userId: voterId,
        reviewId: id,
        wanted: true,
      });
    }
  }
}
