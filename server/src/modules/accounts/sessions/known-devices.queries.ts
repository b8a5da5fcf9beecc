import { prepared } from '#server/platform/db/prepared.ts';

/** $1 the person, $2 the hash of the device's token. Returns no row if the account does not know the device. */
export const touchDevice = prepared<{ id: number }, [userId: number, oldHash: string]>(
  'accounts.touch-device',
  'update known_devices set last_used_at = now() where user_id = $1 and token_hash = $2 returning id',
);

/** $1 the old hash, $2 the new one. A browser that several people share stays known to all their accounts. */
export const renameDevice = prepared<object, [oldHash: string, tokenHash: string]>(
  'accounts.rename-device',
  'update known_devices set token_hash = $2 where token_hash = $1',
);

/** $1 the person, $2 the hash. */
export const insertDevice = prepared<object, [userId: number, tokenHash: string]>(
  'accounts.insert-device',
  'insert into known_devices (user_id, token_hash) values ($1, $2) on conflict do nothing',
);

/** $1 the person, $2 how many of the most recently used devices are kept. */
export const trimDevices = prepared<object, [userId: number, mostDevices: number]>(
  'accounts.trim-devices',
  `delete from known_devices where user_id = $1 and id not in
     (select id from known_devices where user_id = $1 order by last_used_at desc, id desc limit $2)`,
);

/** $1 the person. */
export const forgetDevicesOf = prepared<object, [userId: number]>(
  'accounts.forget-devices-of',
  'delete from known_devices where user_id = $1',
);

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteOldDevices = prepared<object, []>(
  'accounts.delete-old-devices',
  `delete from known_devices where id in
     (select id from known_devices where last_used_at < now() - interval '400 days' limit 5000)`,
);
