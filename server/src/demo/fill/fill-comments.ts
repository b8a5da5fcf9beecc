import { postComment } from '#server/modules/engagement/comments/post-comment.ts';
import type { Services } from '#server/platform/services.ts';
import { demoComments } from '../content/demo-comments.ts';
import { demoKey, findDemoCommentKeys, findDemoDesigns } from '../demo.queries.ts';
import { servicesAt } from '../services-at.ts';

/** People talk about the demo's designs, each at their time since the design was published. */
export async function fillComments(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findDemoCommentKeys(services.db);
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  for (const { key, design: name, author, content, moment } of demoComments) {
    if (isStopping()) return;
    const design = designs.get(demoKey(name));
    if (!design || known.has(demoKey(key))) continue;
    const userId = people.get(author);
    if (userId === undefined) throw new Error(`The demo has nobody called ${author}`);
    const start = design.publishedAt.getTime();
    const at = new Date(start + (now - start) * moment);
    await postComment(servicesAt(services, at), {
      designId: design.id,
      userId,
      content,
      idempotencyKey: demoKey(key),
    });
  }
}
