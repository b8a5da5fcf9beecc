import type { Locale } from '#contracts/platform/locales.ts';
import { confirmedNumberOf, isSuspended } from '#server/modules/accounts/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { getsTexts } from '../choices/choices.queries.ts';

interface TextTarget {
  /** In E.164. */
  number: string;
  language: Locale | null;
  /** Minutes since midnight in India. */
  quietFrom: number | null;
  quietTo: number | null;
}

/** The confirmed number of an active person who wants text messages; otherwise no row. */
export const textTarget = prepared<TextTarget, [userId: number]>(
  'notifications.text-target',
  `select ${confirmedNumberOf('u.id')} as number, a.language, t.quiet_from as "quietFrom", t.quiet_to as "quietTo"
     from users u
     join letter_settings t on t.user_id = u.id
     left join appearance_settings a on a.user_id = u.id
    where u.id = $1 and u.status = 'ACTIVE' and not ${isSuspended} and ${getsTexts('u.id')}`,
  { number: 'nobody gets text messages without one' },
);
