import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { complaints } from './complaints.ts';
import { designs } from './designs.ts';
import { endings } from './endings.ts';
import { mail } from './mail.ts';
import { meetings } from './meetings.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { texts } from './texts.ts';

/** All that letters say, in Tamil. */
export const lettersTa = {
  ...mail,
  ...accounts,
  ...orders,
  ...payments,
  ...endings,
  ...meetings,
  ...notifications,
  ...complaints,
  ...designs,
  ...admin,
  ...texts,
};
