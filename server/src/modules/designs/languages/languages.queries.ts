import type { Language } from '#contracts/platform/written-in.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Up to $1 designs of which nobody has said yet what they are written in, held; those that others hold are left out. */
export const unreadDesigns = prepared<{ id: number; title: string; description: string }, [most: number]>(
  'designs.unread',
  `select id, title, left(description, 1000) as description from designs
    where language is null order by id limit $1 for no key update skip locked`,
);

/** Their revision and their moment stay: nothing was changed that anybody sees. */
export const setLanguages = prepared<object, [designIds: readonly number[], languages: readonly Language[]]>(
  'designs.set-languages',
  `update designs d set language = told.language
     from unnest($1::bigint[], $2::text[]) told (id, language) where d.id = told.id`,
);
