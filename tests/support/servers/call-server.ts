import type { Endpoint, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Actor } from '../people/actors.ts';

interface Request {
  params?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls a server over the network. Throws unless the status is 200. */
export async function callServer<E extends Endpoint>(
  base: string,
  { cookie }: Pick<Actor, 'cookie'>,
  { method, path }: E,
  { params = {}, body, headers = {} }: Request,
): Promise<ReplyOf<E>> {
  const url = `${base}${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`;
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
