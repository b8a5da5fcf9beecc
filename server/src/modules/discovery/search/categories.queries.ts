import type { Category } from '#contracts/designs/categories.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { walkLength } from './find-designs.queries.ts';

/** For each category, the first picture of its most popular design among the most popular designs overall. */
export const categoryPictures = prepared<{ category: Category; picture: PictureCopy }, []>(
  'search.categoryPictures',
  `select distinct on (s.category) s.category, d.pictures -> 0 as picture
     from (select design_id, category, popularity from design_search
            order by popularity desc, design_id desc limit ${walkLength}) s
     join designs d on d.id = s.design_id and d.pictures -> 0 is not null
    order by s.category, s.popularity desc, s.design_id desc`,
  { picture: 'rows without one are left out' },
);
