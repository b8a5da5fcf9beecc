import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const insertSalt = prepared<object, [day: string, offered: string]>(
  'views.insert-salt',
  'insert into view_salts (day, salt) values ($1, $2) on conflict (day) do nothing',
);
const readSalt = prepared<{ salt: string }, [day: string]>(
  'views.salt',
  'select salt from view_salts where day = $1',
);

/** The salt of a day, shared by all processes. Stores `offered` if there is none yet. */
export async function keepSalt(executor: Executor, day: string, offered: string): Promise<string> {
  await insertSalt(executor, [day, offered]);
  return (await readSalt(executor, [day]))[0]?.salt ?? offered;
}

/** Deletes the salts of days before $1, so that their hashes can no longer be traced to visitors. */
export const forgetSalts = prepared<object, [indiaDay: string]>(
  'views.forget-salts',
  'delete from view_salts where day < $1::date',
);
