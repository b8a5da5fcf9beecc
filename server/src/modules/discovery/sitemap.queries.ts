import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { lowestRanking } from './explore/creators.queries.ts';

/** Ids covered by a file of the sitemap: file n starts at id n × this number. */
export const sitemapSpan = 1000;

interface FileNumber {
  number: number;
}

export interface SitemapEntry {
  id: number;
  updatedAt: Date;
  /** Pictures of a design, or the photograph of a maker. */
  pictures: Pick<PictureCopy, 'key'>[];
}

/** Files that contain a published design: one lookup in the primary key per thousand ids. */
export const designFiles = prepared<FileNumber, []>(
  'sitemap.design-files',
  `select number::int from generate_series(0, (select max(id) / ${sitemapSpan} from designs)) number
    where exists (select from designs
                   where id >= number * ${sitemapSpan} and id < (number + 1) * ${sitemapSpan}
                     and status = 'PUBLISHED' and ${isPublic('maker_id')})
    order by number`,
);

/** Files that contain a maker listed in the directory. */
export const makerFiles = prepared<FileNumber, []>(
  'sitemap.maker-files',
  `select number::int from generate_series(0, (select max(user_id) / ${sitemapSpan} from creators)) number
    where exists (select from creators
                   where user_id >= number * ${sitemapSpan} and user_id < (number + 1) * ${sitemapSpan}
                     and role <> 'ADMIN' and ranking >= ${lowestRanking})
    order by number`,
);

/** Parameters: the first id, and the first id of the next file. */
export const designsOfFile = prepared<SitemapEntry, [above: number, upTo: number]>(
  'sitemap.designs',
  `select id, updated_at as "updatedAt", pictures from designs
    where id >= $1::bigint and id < $2::bigint and status = 'PUBLISHED' and ${isPublic('maker_id')} order by id`,
);

/** Parameters as above. A maker's page counts as updated when their newest design was published. */
export const makersOfFile = prepared<SitemapEntry, [above: number, upTo: number]>(
  'sitemap.makers',
  `select c.user_id as id,
          coalesce((select max(d.published_at) from designs d
                     where d.maker_id = c.user_id and d.status = 'PUBLISHED'), u.created_at) as "updatedAt",
          case when p.profile_image_key is null then '[]'::json
               else json_build_array(json_build_object('key', p.profile_image_key)) end as pictures
     from creators c
     join users u on u.id = c.user_id
     left join profiles p on p.user_id = c.user_id
    where c.user_id >= $1::bigint and c.user_id < $2::bigint
      and c.role <> 'ADMIN' and c.ranking >= ${lowestRanking}
    order by c.user_id`,
);
