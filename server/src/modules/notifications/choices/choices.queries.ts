import type { Digest, SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { confirmedNumberOf } from '#server/modules/accounts/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Whether a reader has switched off a kind in the list of notifications. Both arguments are parameters or columns.
 */
export const isSwitchedOff = (reader: string, kind: string) =>
  `exists (select from notification_choices choice
            where choice.user_id = ${reader} and choice.kind = ${kind} and not choice.in_app)`;

/** The choices of a person. Kinds without a choice have no row. */
export const choicesOf = prepared<
  { kind: SwitchableKind; inApp: boolean; mail: boolean; push: boolean | null },
  [userId: number]
>(
  'notifications.choices',
  'select kind, in_app as "inApp", mail, push from notification_choices where user_id = $1',
);

/** Null leaves a channel unchanged. `usual…` is the default if there is no choice yet. */
export const saveChoice = prepared<
  object,
  {
    userId: number;
    kind: string;
    inApp: boolean | null;
    mail: boolean | null;
    push: boolean | null;
    usualInApp: boolean;
    usualMail: boolean;
  }
>(
  'notifications.save-choice',
  `insert into notification_choices as known (user_id, kind, in_app, mail, push)
   values ($userId, $kind, coalesce($inApp::boolean, $usualInApp::boolean), coalesce($mail::boolean, $usualMail::boolean), $push::boolean)
   on conflict (user_id, kind) do update
      set in_app = coalesce($inApp::boolean, known.in_app), mail = coalesce($mail::boolean, known.mail),
          push = coalesce($push::boolean, known.push)`,
);

export interface LetterSettings {
  byMail: boolean;
  byPush: boolean;
  bySms: boolean;
  designUpdates: boolean;
  orderUpdates: boolean;
  marketing: boolean;
  digest: Digest;
  /** Minutes since midnight in India. */
  quietFrom: number | null;
  quietTo: number | null;
  linkId: string;
  linkSecret: string;
}

export const letterSettingsOf = prepared<LetterSettings, [userId: number]>(
  'notifications.letter-settings',
  `select by_mail as "byMail", by_push as "byPush",
          by_sms and ${confirmedNumberOf('letter_settings.user_id')} is not null as "bySms",
          design_updates as "designUpdates", order_updates as "orderUpdates", marketing_since is not null as marketing,
          digest, quiet_from as "quietFrom", quiet_to as "quietTo", link_id as "linkId", link_secret as "linkSecret"
     from letter_settings where user_id = $1`,
);

export const makeLetterSettings = prepared<object, [userId: number]>(
  'notifications.make-letter-settings',
  'insert into letter_settings (user_id) values ($1) on conflict (user_id) do nothing',
);

/** $1 the person, $2 the frequency, $3 the day in India whose digest time has already passed. */
export const saveDigest = prepared<object, [userId: number, digest: string, day: string]>(
  'notifications.save-digest',
  `update letter_settings set digest = $2, digest_day = $3::date where user_id = $1 and digest <> $2`,
);

/** $1 the person, $2 and $3 minutes since midnight in India, both null for none. */
export const saveQuietHours = prepared<object, [userId: number, from: number | null, to: number | null]>(
  'notifications.save-quiet-hours',
  'update letter_settings set quiet_from = $2, quiet_to = $3 where user_id = $1',
);

/** Null leaves a way unchanged. An existing consent to marketing keeps its time. */
export const saveWays = prepared<
  object,
  {
    userId: number;
    email: boolean | null;
    push: boolean | null;
    sms: boolean | null;
    designUpdates: boolean | null;
    orderUpdates: boolean | null;
    marketing: boolean | null;
    now: Date;
  }
>(
  'notifications.save-ways',
  `update letter_settings
      set by_mail = coalesce($email::boolean, by_mail), by_push = coalesce($push::boolean, by_push),
          by_sms = coalesce($sms::boolean, by_sms),
          design_updates = coalesce($designUpdates::boolean, design_updates),
          order_updates = coalesce($orderUpdates::boolean, order_updates),
          marketing_since = case $marketing::boolean when true then coalesce(marketing_since, $now::timestamptz)
                                                     when false then null else marketing_since end
    where user_id = $userId`,
);

/** Whether a person gets text messages about their orders. The argument is a parameter or a column. */
export const getsTexts = (person: string) =>
  `exists (select from letter_settings w
            where w.user_id = ${person} and w.by_sms and w.order_updates and ${confirmedNumberOf('w.user_id')} is not null)`;

export const hasNumber = prepared<{ isThere: boolean }, [userId: number]>(
  'notifications.has-number',
  `select ${confirmedNumberOf('$1')} is not null as "isThere"`,
);
