import { prepared } from '#server/platform/db/prepared.ts';

/** Locks the orders of pieces that were handed to a person. Call before locking the person, as a hand-over does. */
export const lockOrdersOfWork = prepared<object, [accountId: number]>(
  'personal-data.lock-orders-of-work',
  `select from orders where id in (select order_id from hand_overs where account_id = $1)
    order by id for no key update`,
);

/** Removes a person from the pieces that were handed to them: account, name, words and credits. */
export const forgetHandedWork = prepared<object, [accountId: number]>(
  'personal-data.forget-handed-work',
  `update hand_overs
      set account_id = null, name = '', answer = '', credit = 'NONE', credit_name = '', version = version + 1,
          updated_at = now()
    where account_id = $1`,
);
