import { mostMuted } from '#contracts/engagement/mutes.contract.ts';
import { cityFor } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { TimeKey } from '#server/platform/http/cursor.ts';

/** Returns a row if the person exists and their account is open. */
export const openPerson = prepared<{ id: number }, [personId: number]>(
  'mutes.open-person',
  `select id from users where id = $1 and status = 'ACTIVE'`,
);

/** Returns no row if the limit of mutes is reached. */
export const insertMute = prepared<{ id: number }, [muterId: number, mutedId: number]>(
  'mutes.insert',
  `insert into mutes (muter_id, muted_id)
   select $1, $2 where (select count(*) from mutes where muter_id = $1) < ${mostMuted}
   on conflict (muter_id, muted_id) do update set created_at = mutes.created_at
   returning muted_id as id`,
);

export const deleteMute = prepared<object, [muterId: number, mutedId: number]>(
  'mutes.delete',
  'delete from mutes where muter_id = $1 and muted_id = $2',
);

interface MutedPerson extends TimeKey {
  name: string;
  city: string;
  imageKey: string | null;
}

/** One scan of mutes_list_idx. */
export const mutedPage = prepared<
  MutedPerson,
  { muterId: number; micros: number; id: number; limit: number }
>(
  'mutes.page',
  `select u.id, u.name, ${cityFor('u.id', '$muterId')}, p.profile_image_key as "imageKey",
          (extract(epoch from m.created_at) * 1000000)::bigint as micros
     from mutes m join users u on u.id = m.muted_id left join profiles p on p.user_id = u.id
    where m.muter_id = $muterId
      and (m.created_at, m.muted_id) < (timestamptz 'epoch' + $micros * interval '1 microsecond', $id::bigint)
    order by m.created_at desc, m.muted_id desc limit $limit::int`,
);
