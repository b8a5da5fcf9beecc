import { markReviewHelpful, replyToReview } from '#contracts/reviews/reviews.contract.ts';
import type { Actor } from '../people/actors.ts';
import { insertDesign } from '../people/designs.ts';
import { insertOrder } from '../people/meetings.ts';
import { submit } from '../people/reviews.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';

interface Reviewed {
  app: TestApp;
  maker: Actor;
}

/** A server, a maker and two people who may review. */
export async function openReviews(): Promise<Reviewed & { shopper: Actor; stranger: Actor }> {
  const app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  const maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  const shopper = await app.actor({ name: 'Rohan Das' });
  const stranger = await app.actor({ name: 'Nisha Paul' });
  return { app, maker, shopper, stranger };
}

async function makerOf({ services }: TestApp, designId: number): Promise<Pick<Actor, 'id' | 'name'>> {
  const { rows } = await services.db.$client.query(
    'select u.id::int, u.name from designs d join users u on u.id = d.maker_id where d.id = $1',
    [designId],
  );
  return rows[0];
}

/** Designs to review, and many reviewers. */
export function makeReviewing(opened: () => Reviewed) {
  const people = (count: number): Promise<Actor[]> =>
    Promise.all(Array.from({ length: count }, (_, n) => opened().app.actor({ name: `Shopper ${n}` })));
  return {
    people,
    insert(status = 'PUBLISHED') {
      const { app, maker } = opened();
      return insertDesign(app.services.db, { makerId: maker.id, status });
    },
    /** One review for each rating by a buyer, in this order. */
    async rate(designId: number, ratings: readonly number[]): Promise<void> {
      const { app } = opened();
      const authors = await people(ratings.length);
      const maker = await makerOf(app, designId);
      for (const [place, author] of authors.entries()) {
        const rating = ratings[place] ?? 5;
        await insertOrder(app, { buyer: author, maker, designId });
        await submit(author, { designId, rating, comment: `Review number ${place + 1} of this` });
      }
    },
  };
}

export const helpful = (actor: Pick<Actor, 'call'>, id: number, wanted?: boolean) =>
  actor.call(markReviewHelpful, { params: { id }, body: wanted === undefined ? {} : { wanted } });

export const reply = (actor: Pick<Actor, 'call'>, id: number, content: string) =>
  actor.call(replyToReview, { params: { id }, body: { content } });
