import type { letters as english } from '../en/letters.ts';
import type { Translation } from '../letter-words.ts';
import { accounts } from './letters/accounts.ts';
import { admin } from './letters/admin.ts';
import { cloth } from './letters/cloth.ts';
import { complaints } from './letters/complaints.ts';
import { designs } from './letters/designs.ts';
import { endings } from './letters/endings.ts';
import { fit } from './letters/fit.ts';
import { hands } from './letters/hands.ts';
import { mail } from './letters/mail.ts';
import { meetings } from './letters/meetings.ts';
import { notifications } from './letters/notifications.ts';
import { occasions } from './letters/occasions.ts';
import { orders } from './letters/orders.ts';
import { payments } from './letters/payments.ts';
import { plans } from './letters/plans.ts';
import { promises } from './letters/promises.ts';
import { quotes } from './letters/quotes.ts';
import { texts } from './letters/texts.ts';

/** All emails in Bengali. */
export const letters: Translation<typeof english> = {
  ...mail,
  ...accounts,
  ...occasions,
  ...orders,
  ...payments,
  ...plans,
  ...endings,
  ...promises,
  ...meetings,
  ...notifications,
  ...complaints,
  ...designs,
  ...admin,
  ...cloth,
  ...fit,
  ...hands,
  ...quotes,
  ...texts,
};
