import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Statements that are wrong in one way each, and a few that are right: statements.test.ts expects the check to tell
 * them apart. They are never run.
 */

interface Person {
  id: number;
  name: string;
}

prepared<Person, [id: number]>('planted.right', 'select id, name from users where id = $1');
prepared<Person, { id: number; name: string; role: string; status: string }>(
  'planted.right-names',
  'select id, name from users where id = $id and name = $name and role = $role and status = $status',
);
prepared<{ phone: string | null }, []>(
  'planted.right-optional',
  'select p.phone from users u left join profiles p on p.user_id = u.id',
);
prepared<{ phone: string }, []>(
  'planted.right-reason',
  'select p.phone from users u left join profiles p on p.user_id = u.id',
  { phone: 'planted' },
);
prepared<{ at: Date }, []>(
  'planted.right-proven',
  'select email_confirmed_at as at from users where email_confirmed_at > now()',
);
for (const kind of ['one', 'two']) {
  prepared<Person, []>(`planted.right-kind.${kind}`, `select id, name from users where name = '${kind}'`);
}

prepared<Person, []>('planted.column-gone', 'select id, nick as name from users');
prepared<Person, []>('planted.column-renamed', 'select id, name as "nick" from users');
prepared<{ id: string }, []>('planted.column-retyped', 'select id from users');
prepared<{ total: number }, []>(
  'planted.sum-is-text',
  'select sum(price_paise) as total from designs group by maker_id',
);
prepared<{ at: Date }, []>('planted.may-be-null', 'select email_confirmed_at as at from users');
prepared<{ phone: string }, []>(
  'planted.outer-join',
  'select p.phone from users u left join profiles p on p.user_id = u.id',
);
prepared<{ newest: Date }, []>('planted.aggregate-of-nothing', 'select max(created_at) as newest from users');
prepared<{ name: string }, []>(
  'planted.may-find-none',
  'select (select name from users where id = 1) as name',
);
prepared<{ list: { at: Date }[] | null }, []>(
  'planted.date-in-json',
  `select json_agg(json_build_object('at', created_at)) as list from users`,
);
prepared<{ list: { id: number; nick: string }[] }, []>(
  'planted.key-of-json-renamed',
  `select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') as list from users`,
);
prepared<Person, [id: number]>('planted.too-few', 'select id, name from users where id = $1 and name = $2');
prepared<Person, [id: number, name: string]>('planted.too-many', 'select id, name from users where id = $1');
prepared<Person, [id: string]>('planted.parameter-retyped', 'select id, name from users where id = $1');
prepared<Person, { ids: readonly string[] }>(
  'planted.list-retyped',
  'select id, name from users where id = any($ids::bigint[])',
);
prepared<Person, [id: number, name: string, role: string, status: string]>(
  'planted.numbers',
  'select id, name from users where id = $1 and name = $2 and role = $3 and status = $4',
);
prepared<Person, []>('planted.needless-reason', 'select id, name from users', {
  name: 'a reason for nothing',
});
