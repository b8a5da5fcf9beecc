import { shareChannels } from '#contracts/engagement/engagement.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { countShare, postComment } from '../modules/engagement/public.ts';
import type { Services } from '../platform/services.ts';
import { demoKey, findDemoCommentKeys, findDemoDesigns } from './demo.queries.ts';
import { demoComments } from './demo-comments.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** People talk about the demo's designs and pass them on, each at their time since the design was published. */
export async function fillComments(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findDemoCommentKeys(services.db);
  if (known.size === demoComments.length) return;
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  const since = (publishedAt: Date, part: number) => {
    const start = publishedAt.getTime();
    return { ...services, clock: { now: () => new Date(start + (now - start) * part) } };
  };

  for (const { key } of demoDesigns) {
    if (isStopping()) return;
    const design = designs.get(demoKey(key));
    if (design) await share(key, design);
  }
  for (const { key, design: name, author, content, moment } of demoComments) {
    if (isStopping()) return;
    const design = designs.get(demoKey(name));
    const userId = people.get(author);
    if (!design || userId === undefined) throw new Error(`The demo comment ${key} names somebody unknown`);
    if (known.has(demoKey(key))) continue;
    await postComment(since(design.publishedAt, moment), {
      designId: design.id,
      userId,
      content,
      attemptKey: demoKey(key),
    });
  }

  async function share(
    key: string,
    { id, makerId, publishedAt }: { id: number; makerId: number; publishedAt: Date },
  ) {
    const chance = seededNumbers(`${key}/shares`);
    const interest = chance() ** 3 * 0.3;
    for (const userId of people.values()) {
      if (userId === makerId || chance() >= interest) continue;
      const channel = shareChannels[Math.floor(chance() * shareChannels.length)] ?? 'link';
      await countShare(since(publishedAt, chance()), { designId: id, userId, channel });
    }
  }
}
