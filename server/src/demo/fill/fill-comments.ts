import { postComment } from '#server/modules/engagement/comments/post-comment.ts';
import type { Services } from '#server/platform/services.ts';
import { demoComments } from '../content/demo-comments.ts';
import { personOf } from '../create-people.ts';
import { demoKey, findDemoComments, findDemoDesigns } from '../demo.queries.ts';
import { servicesAt } from '../services-at.ts';

/** Posts the demo's comments, each at its time since the design was published. */
export async function fillComments(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findDemoComments(services.db);
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  for (const { key, design: name, author, content, replyTo, mentions = [], moment } of demoComments) {
    if (isStopping()) return;
    const design = designs.get(demoKey(name));
    if (!design || known.has(demoKey(key))) continue;
    const userId = personOf(people, author);
    const answered = replyTo === undefined ? undefined : known.get(demoKey(replyTo));
    // The comment to reply to has been deleted since.
    if (replyTo !== undefined && answered === undefined) continue;
    const start = design.publishedAt.getTime();
    const at = new Date(start + (now - start) * moment);
    const { comment } = await postComment(servicesAt(services, at), {
      designId: design.id,
      userId,
      content,
      replyTo: answered,
      mentions: mentions.map((key) => personOf(people, key)),
      idempotencyKey: demoKey(key),
    });
    known.set(demoKey(key), comment.id);
  }
}
