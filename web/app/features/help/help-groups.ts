import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { accountBn } from '#web/words/bn/features/help/questions/account.ts';
import { cancellingAndRefundsBn } from '#web/words/bn/features/help/questions/cancelling-and-refunds.ts';
import { complaintsBn } from '#web/words/bn/features/help/questions/complaints.ts';
import { deliveryBn } from '#web/words/bn/features/help/questions/delivery.ts';
import { makingBn } from '#web/words/bn/features/help/questions/making.ts';
import { measuringBn } from '#web/words/bn/features/help/questions/measuring.ts';
import { orderingBn } from '#web/words/bn/features/help/questions/ordering.ts';
import { sellingBn } from '#web/words/bn/features/help/questions/selling.ts';
import { accountHi } from '#web/words/hi/features/help/questions/account.ts';
import { cancellingAndRefundsHi } from '#web/words/hi/features/help/questions/cancelling-and-refunds.ts';
import { complaintsHi } from '#web/words/hi/features/help/questions/complaints.ts';
import { deliveryHi } from '#web/words/hi/features/help/questions/delivery.ts';
import { makingHi } from '#web/words/hi/features/help/questions/making.ts';
import { measuringHi } from '#web/words/hi/features/help/questions/measuring.ts';
import { orderingHi } from '#web/words/hi/features/help/questions/ordering.ts';
import { sellingHi } from '#web/words/hi/features/help/questions/selling.ts';
import { accountTa } from '#web/words/ta/features/help/questions/account.ts';
import { cancellingAndRefundsTa } from '#web/words/ta/features/help/questions/cancelling-and-refunds.ts';
import { complaintsTa } from '#web/words/ta/features/help/questions/complaints.ts';
import { deliveryTa } from '#web/words/ta/features/help/questions/delivery.ts';
import { makingTa } from '#web/words/ta/features/help/questions/making.ts';
import { measuringTa } from '#web/words/ta/features/help/questions/measuring.ts';
import { orderingTa } from '#web/words/ta/features/help/questions/ordering.ts';
import { sellingTa } from '#web/words/ta/features/help/questions/selling.ts';
import type { HelpGroup } from './help-question.ts';
import { accountEn } from './questions/account.en.ts';
import { cancellingAndRefundsEn } from './questions/cancelling-and-refunds.en.ts';
import { complaintsEn } from './questions/complaints.en.ts';
import { deliveryEn } from './questions/delivery.en.ts';
import { makingEn } from './questions/making.en.ts';
import { measuringEn } from './questions/measuring.en.ts';
import { orderingEn } from './questions/ordering.en.ts';
import { sellingEn } from './questions/selling.en.ts';

/** All questions, in the order in which a buyer meets them. */
const groups: readonly Texts<HelpGroup>[] = [
  { en: orderingEn, hi: orderingHi, bn: orderingBn, ta: orderingTa },
  { en: measuringEn, hi: measuringHi, bn: measuringBn, ta: measuringTa },
  { en: makingEn, hi: makingHi, bn: makingBn, ta: makingTa },
  { en: deliveryEn, hi: deliveryHi, bn: deliveryBn, ta: deliveryTa },
  {
    en: cancellingAndRefundsEn,
    hi: cancellingAndRefundsHi,
    bn: cancellingAndRefundsBn,
    ta: cancellingAndRefundsTa,
  },
  { en: complaintsEn, hi: complaintsHi, bn: complaintsBn, ta: complaintsTa },
  { en: sellingEn, hi: sellingHi, bn: sellingBn, ta: sellingTa },
  { en: accountEn, hi: accountHi, bn: accountBn, ta: accountTa },
];

/** All questions in the language of the page. */
export const listHelpGroups = (): readonly HelpGroup[] => groups.map(textOf);
