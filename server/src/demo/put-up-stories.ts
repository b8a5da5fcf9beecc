import { join } from 'node:path';
import { postStory } from '#server/modules/stories/post-story.ts';
import { seeStory } from '#server/modules/stories/see-story.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoStory, demoStories } from './content/demo-stories.ts';
import { demoKey, findDemoStories } from './demo.queries.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { servicesAt } from './services-at.ts';

const pictures = join(import.meta.dirname, '../../../demo/pictures');
const hour = 3_600_000;
/** This shopper has seen no stories, so that a person who tries the demo as this shopper finds unseen ones. */
const fresh = 'ananya-iyer';

/** Posts the demo's stories that are missing or have expired. */
export async function putUpStories(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const now = services.clock.now();
  const known = await findDemoStories(services.db, now);
  for (const story of demoStories) {
    if (isStopping()) return;
    if (known.has(demoKey(story.key))) continue;
    const makerId = people.get(story.maker);
    if (makerId === undefined) throw new Error(`The demo has no maker called ${story.maker}`);
    await putUp(services, story, { makerId, now, people });
  }
}

async function putUp(
  services: Services,
  story: DemoStory,
  { makerId, now, people }: { makerId: number; now: Date; people: Map<string, number> },
): Promise<void> {
  const file = join(pictures, story.file);
  const { mediaId } = await importPicture(services, { ownerId: makerId, file });
  const postedAt = new Date(now.getTime() - story.hoursAgo * hour);
  const id = await postStory(servicesAt(services, postedAt), {
    makerId,
    caption: story.caption,
    picture: mediaId,
    // A new key each time, so that a story can be posted again after it has expired.
    idempotencyKey: `${demoKey(story.key)}@${now.getTime()}`,
  });
  const chance = seededNumbers(story.key);
  for (const [key, viewerId] of people) {
    if (key === fresh || chance() >= story.seenBy) continue;
    const seenAt = new Date(postedAt.getTime() + chance() * story.hoursAgo * hour);
    await seeStory(servicesAt(services, seenAt), viewerId, id);
  }
}
