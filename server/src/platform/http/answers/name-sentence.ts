import { recognise } from '#contracts/sentences/recognise.ts';

/** Puts the name and the parameters of its sentence into an answer that says one. */
export function nameSentence<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { success, message } = answer as { success?: unknown; message?: unknown };
  if (success !== true || typeof message !== 'string') return answer;
  return { ...answer, ...recognise(message) };
}
