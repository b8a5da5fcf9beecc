import type { AddressOf, Endpoint, RequestOf } from '#contracts/platform/endpoint.ts';
import { localeHeader } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { addressOf, methodAndPath } from './address-of.ts';
import { unreachable } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { readAnswer } from './read-answer.ts';

const keptMs = 60_000;

/**
 * Saves the file that a call makes, under the name that the server gives. Browser only.
 * @throws ApiError as `api.call` does.
 */
export async function saveFile<E extends Endpoint = never>(
  address: NoInfer<AddressOf<E>>,
  request: RequestOf<E>,
): Promise<void> {
  const { method, path } = methodAndPath(address);
  const { params, body }: { params?: Record<string, unknown>; body?: unknown } = request;
  const answer = await fetch(addressOf(path, params), {
    method,
    headers: {
      ...callHeaders(undefined),
      [localeHeader]: pageLocale(),
      'content-type': 'application/json',
    },
    credentials: 'include',
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  if (answer.status !== 200) await readAnswer(answer);
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
