import type { AddressOf, AttemptOf, Endpoint, ReplyOf } from '#contracts/platform/endpoint.ts';
import { addressOf, methodAndPath } from './address-of.ts';
import { unreachable } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { readAnswer } from './read-answer.ts';

interface UploadOptions {
  /** Params of the endpoint's path. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Gets the share sent so far, 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** The form of an endpoint that takes one picture. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('image', file, file.name);
  return form;
}

/**
 * Uploads files and reports progress, which `fetch` cannot. Browser only.
 * @throws ApiError as `api.call` does; the signal's reason if aborted.
 */
export async function upload<E extends Endpoint = never>(
  address: NoInfer<AddressOf<E>>,
  body: FormData,
  options: UploadOptions & AttemptOf<E>,
): Promise<ReplyOf<E>> {
  const { params, query, idempotencyKey, onProgress, signal }: UploadOptions & { idempotencyKey?: string } =
    options;
  const request = new XMLHttpRequest();
  const { method, path } = methodAndPath(address);
  request.open(method, addressOf(path, params, query));
  request.withCredentials = true;
  for (const [name, value] of Object.entries(callHeaders(idempotencyKey)))
    request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  await sent(request, body, signal);
  const reply = await readAnswer({
    status: request.status,
    headers: { get: (name) => request.getResponseHeader(name) },
    text: async () => request.responseText,
  });
  return reply as ReplyOf<E>;
}

function sent(request: XMLHttpRequest, body: FormData, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => request.abort();
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    signal?.addEventListener('abort', giveUp, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('timeout', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(signal?.reason ?? unreachable()));
    request.send(body);
  });
}
