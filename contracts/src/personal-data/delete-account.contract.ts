import * as z from 'zod/mini';
import { maybeCode, typedPassword } from '#contracts/accounts/account-fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';

/** The text to type as confirmation. */
const confirmation = z.literal('DELETE', rule('personal-data.typeDelete'));

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Delete the viewer’s account; refused while an order is in progress or a refund is on its way',
  body: z.object({ password: typedPassword, confirmation, code: maybeCode }),
  reply: z.object({ ...successMessage }),
});
