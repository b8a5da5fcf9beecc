import { resolveAnswers, type SentAnswer } from '#contracts/designs/options/answer-questions.ts';
import {
  type ChoiceRefusal,
  type Choices,
  resolveChoices,
} from '#contracts/designs/options/choose-options.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';

/** What a buyer has answered so far; `preview` is a small copy of the picture as a data address. */
export interface TypedAnswer {
  text: string;
  mediaId: number | null;
  preview: string;
}

/** By the keys of the questions. */
export type Answers = Readonly<Record<string, TypedAnswer>>;

export interface ChosenOptions {
  choices: Choices;
  answers: Answers;
}

export const nothingChosen: ChosenOptions = { choices: {}, answers: {} };

/**
 * What was chosen and answered on the page of a design, for its checkout. A visitor's is taken over by the account
 * that they sign in to.
 */
export const optionsDraft = makeDraft<ChosenOptions>({
  kind: 'options',
  parse: (kept) => ({
    choices: choicesLike(Object(kept).choices),
    answers: answersLike(Object(kept).answers),
  }),
});

/** Reads what the viewer chose, or what was chosen in this tab before they signed in. */
export function readChosen(viewerId: number | null, designId: number): ChosenOptions | null {
  const own = optionsDraft(viewerId, designId);
  if (viewerId === null) return own.read();
  const visitors = optionsDraft(null, designId);
  const before = visitors.read();
  const isBefore = before !== null && Object.keys({ ...before.choices, ...before.answers }).length > 0;
  if (isBefore) own.keep(before);
  visitors.forget();
  return own.read();
}

export function choicesLike(kept: unknown): Choices {
  const pairs = Object.entries(Object(kept)).filter(([, option]) => typeof option === 'string');
  return Object.fromEntries(pairs) as Choices;
}

export function answersLike(kept: unknown): Answers {
  const pairs = Object.entries(Object(kept)).map(([key, answer]) => {
    const { text, mediaId, preview } = Object(answer);
    return [
      key,
      {
        text: typeof text === 'string' ? text : '',
        mediaId: typeof mediaId === 'number' ? mediaId : null,
        preview: typeof preview === 'string' ? preview : '',
      },
    ];
  });
  return Object.fromEntries(pairs);
}

/** The answers as a request sends them, without empty ones. */
export function sentAnswers({ questions }: DesignOptions, answers: Answers): SentAnswer[] {
  return questions.flatMap(({ key, kind }): SentAnswer[] => {
    const { text = '', mediaId = null } = answers[key] ?? {};
    if (kind === 'PICTURE') return mediaId === null ? [] : [{ question: key, mediaId }];
    return text.trim() === '' ? [] : [{ question: key, text: text.trim() }];
  });
}

/** The choices as a request sends them: complete, so that a default that changes meanwhile is not taken silently. */
export function sentChoices(options: DesignOptions, choices: Choices): Record<string, string> {
  return Object.fromEntries(
    options.choices.map(({ key, defaultOption }) => [key, choices[key] ?? defaultOption ?? '']),
  );
}

/** What is missing or forbidden of the choices; at most one refusal for each. */
export const faultsOfChoices = (options: DesignOptions, choices: Choices): ChoiceRefusal[] =>
  firstOfEach(resolveChoices(options, sentChoices(options, choices)).refusals);

/** What is missing of the answers; at most one refusal for each question. */
export const faultsOfAnswers = (options: DesignOptions, answers: Answers): ChoiceRefusal[] =>
  firstOfEach(resolveAnswers(options, sentAnswers(options, answers)).refusals);

const firstOfEach = (refusals: readonly ChoiceRefusal[]): ChoiceRefusal[] =>
  refusals.filter(({ key }, place) => refusals.findIndex((other) => other.key === key) === place);

/** The rules that the chosen options break, by the keys of their choices. What is only missing is left out. */
export function conflictsOf(options: DesignOptions, choices: Choices): Record<string, Message> {
  const { refusals } = resolveChoices(options, sentChoices(options, choices));
  const broken = refusals.filter(
    ({ sentence: { reason } }) => reason === 'orders.optionExcludes' || reason === 'orders.optionRequires',
  );
  return Object.fromEntries(broken.map(({ key, sentence }) => [key, sentence]));
}
