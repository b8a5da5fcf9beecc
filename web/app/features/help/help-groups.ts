import type { HelpGroup } from './help-question.ts';
import { accountEn } from './questions/account.en.ts';
import { cancellingAndRefundsEn } from './questions/cancelling-and-refunds.en.ts';
import { complaintsEn } from './questions/complaints.en.ts';
import { deliveryEn } from './questions/delivery.en.ts';
import { makingEn } from './questions/making.en.ts';
import { measuringEn } from './questions/measuring.en.ts';
import { orderingEn } from './questions/ordering.en.ts';
import { sellingEn } from './questions/selling.en.ts';

/** All questions, in the order in which they arise. */
export const helpGroups: readonly HelpGroup[] = [
  orderingEn,
  measuringEn,
  makingEn,
  deliveryEn,
  cancellingAndRefundsEn,
  complaintsEn,
  sellingEn,
  accountEn,
];
