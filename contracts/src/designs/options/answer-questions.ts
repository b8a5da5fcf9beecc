import { sentence } from '#contracts/words/sentence.ts';
import type { ChoiceRefusal } from './choose-options.ts';
import type { DesignOptions, DesignQuestion } from './design-options.ts';

/** An answer as sent: `text` for TEXT and ONE_OF, `mediaId` of an uploaded picture for PICTURE. */
export interface SentAnswer {
  /** The key of the question. */
  question: string;
  text?: string | undefined;
  mediaId?: number | undefined;
}

export interface GivenAnswer {
  question: DesignQuestion;
  /** '' for a picture. */
  text: string;
  mediaId: number | null;
}

/**
 * The answers to the questions of a design in their order, without empty ones, and why they are refused. If `sent` is
 * undefined, the front end does not know questions, so that required ones may stay unanswered.
 */
export function resolveAnswers(
  { questions }: DesignOptions,
  sent?: readonly SentAnswer[],
): { answers: GivenAnswer[]; refusals: ChoiceRefusal[] } {
  const answers: GivenAnswer[] = [];
  const refusals: ChoiceRefusal[] = [];
  if (sent === undefined) return { answers, refusals };
  for (const question of questions) {
    const { key, kind } = question;
    const answer = sent.find((one) => one.question === key);
    const text = kind === 'PICTURE' ? '' : (answer?.text ?? '');
    const mediaId = kind === 'PICTURE' ? (answer?.mediaId ?? null) : null;
    const isEmpty = text === '' && mediaId === null;
    const named = { question: question.text };
    if (isEmpty && question.required)
      refusals.push({ key, sentence: sentence('orders.answerQuestion', named) });
    else if (kind === 'ONE_OF' && !isEmpty && !question.answers.includes(text))
      refusals.push({ key, sentence: sentence('orders.answerOneOf', named) });
    else if (!isEmpty) answers.push({ question, text, mediaId });
  }
  const known = new Set(questions.map(({ key }) => key));
  for (const { question: key } of sent)
    if (!known.has(key)) refusals.push({ key, sentence: sentence('orders.questionGone') });
  return { answers, refusals };
}
