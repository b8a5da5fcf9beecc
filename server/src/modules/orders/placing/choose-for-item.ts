import { isDeepStrictEqual } from 'node:util';
import { resolveAnswers, type SentAnswer } from '#contracts/designs/options/answer-questions.ts';
import { type Choices, linesOf, resolveChoices } from '#contracts/designs/options/choose-options.ts';
import { leastSubtotalPaise } from '#contracts/money/price-order.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { readOptions } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import {
  answersUnpaid,
  type ChosenDesign,
  type DesignForSale,
  type NewAnswer,
  type UnpaidOrder,
} from './place-order.queries.ts';

interface SentItem {
  designId: number;
  choices?: Choices | undefined;
  answers?: readonly SentAnswer[] | undefined;
}

/**
 * The options and answers of an ordered design: those of the request, else its defaults. Throws INVALID_INPUT, whose
 * fields are `choices.<key>` and `answers.<key>`, for what cannot be ordered, and for two sets of choices of one
 * design.
 */
export function chooseOptions(
  design: Pick<DesignForSale, 'id' | 'title' | 'pricePaise' | 'options'>,
  items: readonly SentItem[],
): Pick<ChosenDesign, 'chosen' | 'answers' | 'unitPaise'> {
  const [item, ...others] = items.filter(({ designId }) => designId === design.id);
  const wordsOf = (one?: SentItem) => [one?.choices ?? {}, one?.answers];
  if (others.some((other) => !isDeepStrictEqual(wordsOf(other), wordsOf(item))))
    throw invalidInput({ items: sentence('orders.choicesApart', { title: design.title }) });
  const options = readOptions(design.options);
  const { chosen, refusals } = resolveChoices(options, item?.choices);
  const answered = resolveAnswers(options, item?.answers);
  const refused: Record<string, Sentence> = {};
  for (const { key, sentence: refusal } of refusals) refused[`choices.${key}`] ??= refusal;
  for (const { key, sentence: refusal } of answered.refusals) refused[`answers.${key}`] ??= refusal;
  if (Object.keys(refused).length > 0) throw invalidInput(refused);
  const unitPaise = linesOf(design, chosen).reduce((sum, line) => sum + line.unitPaise, 0);
  if (unitPaise < leastSubtotalPaise)
    throw invalidInput({ choices: sentence('orders.optionsUnderOne', { title: design.title }) });
  return { chosen, answers: answered.answers, unitPaise };
}

/** The answers to one item as stored. */
export const answersOf = ({ answers }: ChosenDesign, item: number): NewAnswer[] =>
  answers.map(({ question, text, mediaId }, position) => ({
    item,
    position,
    question: question.text,
    kind: question.kind,
    text,
    mediaId,
  }));

/**
 * Claims the pictures of the answers. One that the buyer sent for an order they have not paid can be used again, because
 * they may order anew with other words. Throws INVALID_INPUT for one that is not the buyer's or used otherwise.
 */
export async function claimAnswerPictures(
  tx: Transaction,
  buyerId: number,
  items: readonly ChosenDesign[],
  now: Date,
): Promise<void> {
  for (const { question, mediaId } of items.flatMap(({ answers }) => answers)) {
    if (mediaId === null) continue;
    const isFree = (await claimMedia(tx, buyerId, 'PICTURE', [mediaId], now)) !== null;
    if (!isFree && (await answersUnpaid(tx, [mediaId, buyerId])).length === 0)
      throw invalidInput({
        [`answers.${question.key}`]: sentence('orders.answerPictureGone', { question: question.text }),
      });
  }
}

/** Whether an unpaid order was placed with these choices, at what they cost and take today. */
export function isSameOptions(order: UnpaidOrder, choices: Choices): boolean {
  const { chosen, refusals } = resolveChoices(readOptions(order.options), choices);
  if (refusals.length > 0) return false;
  const now = linesOf(order, chosen).map(({ kind, label, detail, unitPaise, days }) => ({
    kind,
    // A design may be renamed while its order waits.
    label: kind === 'DESIGN' ? '' : label,
    detail,
    unitPaise,
    days,
  }));
  return isDeepStrictEqual(order.lines, now);
}
