import { accountHeader } from '#contracts/platform/account-header.ts';
import { unreachable } from '#web/platform/api/api-error.ts';
import { callHeaders } from '#web/platform/api/call-headers.ts';
import { readAnswer } from '#web/platform/api/read-answer.ts';
import type { Waiting } from './waiting.ts';

/**
 * Sends an entry as its writer; the server refuses it if another person is signed in meanwhile.
 * @throws ApiError as `api.call` does.
 */
export async function sendWaiting(
  writerId: number,
  { call, nonce }: Pick<Waiting, 'call' | 'nonce'>,
  files: readonly File[],
): Promise<unknown> {
  const { method, path, json, form, takesKey } = call;
  const headers: Record<string, string> = {
    ...callHeaders(takesKey ? nonce : undefined),
    [accountHeader]: String(writerId),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: form ? formOf(form, files) : (json ?? '{}'),
      credentials: 'include',
    });
  } catch {
    throw unreachable();
  }
  return readAnswer(answer);
}

function formOf({ fields, filesAs }: NonNullable<Waiting['call']['form']>, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const file of files) body.append(filesAs, file, file.name);
  return body;
}
