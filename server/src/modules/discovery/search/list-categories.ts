import { categories } from '#contracts/designs/categories.ts';
import type { searchCategories } from '#contracts/discovery/search.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { categoryPictures } from './categories.queries.ts';

/** In the order of the list of categories. */
export async function listCategories({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<ReplyOf<typeof searchCategories>> {
  const rows = await categoryPictures(db, []);
  return {
    success: true,
    categories: categories.flatMap((category) => {
      const row = rows.find((one) => one.category === category);
      return row ? [{ category, picture: presentPicture(row.picture, env.MEDIA_URL) }] : [];
    }),
  };
}
