import type { Sentence } from '#contracts/words/sentence.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { loadSentences, sayIn } from '#web/platform/sentences/sentences.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { ApiError } from './api-error.ts';
import type { ApiAnswer } from './transport.ts';

/**
 * The JSON of a successful answer. The shared contract and the server's tests guarantee its shape, so it is not
 * parsed again here: that would put the schemas into every bundle.
 * @throws ApiError for anything that is not a success.
 */
export async function readAnswer(answer: ApiAnswer): Promise<unknown> {
  const body = parse(await answer.text());
  if (answer.status >= 200 && answer.status < 300 && body !== undefined)
    return isNamed(body) ? inLanguageOfPage(body) : body;
  throw await failureOf(answer, body);
}

async function failureOf(answer: ApiAnswer, body: unknown): Promise<ApiError> {
  const wait = Number(answer.headers.get('retry-after'));
  const retryAfter = wait > 0 ? wait : undefined;
  if (isErrorReply(body)) return new ApiError(answer.status, await inLanguageOfPage(body), retryAfter);
  const code = answer.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiError(answer.status, { code, message: wordsOf(uiWords)('wentWrongTryAgain') }, retryAfter);
}

type Refused = ConstructorParameters<typeof ApiError>[1] & Partial<Sentence> & Fields;

interface Fields {
  errors?: Record<string, string>;
  /** The named sentences of `errors`, by field. */
  fields?: Record<string, Sentence>;
}

/** A slow catalogue delays an answer by at most 1.5 seconds. */
const longEnough = () => new Promise<null>((resolve) => setTimeout(resolve, 1500, null));

/** Translates an answer's messages; they stay in English if the catalogue could not be loaded. */
async function inLanguageOfPage<Body extends Partial<Sentence> & Fields & { message: string }>(
  body: Body,
): Promise<Body> {
  if (pageLocale() === 'en') return body;
  const catalogue = await Promise.race([loadSentences(), longEnough()]);
  if (catalogue === null) return body;
  const { reason, params, fields = {}, errors } = body;
  const message =
    reason === undefined ? undefined : sayIn(catalogue, { reason, ...(params ? { params } : {}) });
  const fieldErrors = Object.entries(errors ?? {}).map(([field, sentence]) => {
    const named = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return [field, (named && sayIn(catalogue, named)) ?? sentence] as const;
  });
  return {
    ...body,
    message: message ?? body.message,
    ...(errors ? { errors: Object.fromEntries(fieldErrors) } : {}),
  };
}

function isErrorReply(body: unknown): body is Refused {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** Whether an answer contains a named sentence. */
function isNamed(body: unknown): body is Sentence & { message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    'reason' in body &&
    typeof body.reason === 'string'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
