import { textOf } from '#web/platform/i18n/texts.ts';
import { account } from '#web/words/en/features/help/questions/account.ts';
import { cancellingAndRefunds } from '#web/words/en/features/help/questions/cancelling-and-refunds.ts';
import { complaints } from '#web/words/en/features/help/questions/complaints.ts';
import { delivery } from '#web/words/en/features/help/questions/delivery.ts';
import { making } from '#web/words/en/features/help/questions/making.ts';
import { measuring } from '#web/words/en/features/help/questions/measuring.ts';
import { ordering } from '#web/words/en/features/help/questions/ordering.ts';
import { selling } from '#web/words/en/features/help/questions/selling.ts';
import type { HelpGroup } from './help-question.ts';

/** All questions, in the order in which a buyer meets them. */
const groups: readonly HelpGroup[] = [
  ordering,
  measuring,
  making,
  delivery,
  cancellingAndRefunds,
  complaints,
  selling,
  account,
];

/** All questions in the language of the page. */
export const listHelpGroups = (): readonly HelpGroup[] => groups.map(textOf);
