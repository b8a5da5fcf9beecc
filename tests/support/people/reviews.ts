import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { listReviews } from '#contracts/reviews/reviews.contract.ts';
import { submitReviewAndRating } from '#contracts/reviews/writing/write-review.contract.ts';
import type { Answer } from '../call-api.ts';
import type { TestApp } from '../servers/app.ts';
import type { Actor } from './actors.ts';
import { formOf } from './uploads.ts';

interface Submission {
  designId: number;
  rating?: number | string;
  comment?: string;
  images?: readonly { name: string; bytes: Buffer }[];
  keepImages?: readonly number[];
}

/** A form as a browser sends it. */
export function reviewForm({ designId, rating = 5, comment, images = [], keepImages }: Submission): FormData {
  const words = { designId, rating, comment: comment ?? 'The zari sits flat and the fall is lovely.' };
  return formOf({ ...words, keepImages: keepImages?.join(',') }, { images });
}

export function submit(
  author: Pick<Actor, 'call'>,
  submission: Submission,
): Promise<Answer<typeof submitReviewAndRating>> {
  return author.call(submitReviewAndRating, { body: reviewForm(submission) });
}

/** The reviews of a design as this person gets them. */
export async function readReviews(
  viewer: Pick<Actor, 'call'>,
  designId: number,
  query: object = {},
): Promise<ReplyOf<typeof listReviews>> {
  const { status, body, error } = await viewer.call(listReviews, { params: { id: designId }, query });
  if (status !== 200) throw new Error(`The reviews were refused: ${error.message}`);
  return body;
}

/** SQL for how many matching reviews of a design have one star, two, …, five. */
const countedOf = (condition: string) => `
  array(select count(r.id)::int from generate_series(1, 5) s
          left join reviews r on r.design_id = $1 and r.rating = s and ${condition} group by s order by s)`;

/** The stored totals of a design's reviews, and the counted ones; each list has buyers first, then others. */
export async function standingOf(app: TestApp, designId: number) {
  const { rows } = await app.services.db.$client.query(
    `select array[t.by_stars, t.others_by_stars] as kept,
            array[t.pictured_by_stars, t.others_pictured_by_stars] as "keptPictured",
            t.review_count as count, t.rating_sum as sum,
            array[${countedOf('r.is_verified')}, ${countedOf('not r.is_verified')}] as counted,
            array[${countedOf('r.is_verified and r.has_pictures')},
                  ${countedOf('not r.is_verified and r.has_pictures')}] as "countedPictured",
            (select row(count(*) filter (where is_verified), coalesce(sum(rating) filter (where is_verified), 0),
                        count(*) filter (where not is_verified))::text
               from reviews where maker_id = t.maker_id) as "ofMaker",
            (select row(m.review_count, m.rating_sum, m.others_count)::text
               from maker_ratings m where m.maker_id = t.maker_id) as "keptOfMaker"
       from review_totals t where t.design_id = $1`,
    [designId],
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing is kept of this design');
  return row;
}
