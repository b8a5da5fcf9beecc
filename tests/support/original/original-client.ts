import { io, type Socket } from 'socket.io-client';

export interface OriginalAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the front end reads it without types.
  body: any;
}

/**
 * The original client as a server sees it: JSON or forms with the browser's cookies, and sockets with
 * `withCredentials` only, opened on page load for visitors too.
 */
export interface OriginalClient {
  get(path: string): Promise<OriginalAnswer>;
  /** POST with a JSON body. */
  post(path: string, body: object): Promise<OriginalAnswer>;
  send(method: string, path: string, body: object): Promise<OriginalAnswer>;
  /** POST of a form; a list becomes a repeated field. */
  form(path: string, fields: Record<string, string | Blob | readonly Blob[]>): Promise<OriginalAnswer>;
  signIn(person: { email: string }, password: string): Promise<OriginalAnswer>;
  signOut(): Promise<OriginalAnswer>;
  /** A socket of the same browser; to another process if `at` names it. */
  openSocket(at?: string): Socket;
  close(): void;
}

export function openOriginalClient(base: string): OriginalClient {
  const jar = new Map<string, string>();
  const sockets: Socket[] = [];
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(method: string, path: string, body?: string | FormData): Promise<OriginalAnswer> {
    const headers: Record<string, string> = { cookie: cookies() };
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    const answer = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) keepCookie(line);
    return { status: answer.status, body: await answer.json() };
  }

  function keepCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }

  const client: OriginalClient = {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, JSON.stringify(body)),
    send: (method, path, body) => ask(method, path, JSON.stringify(body)),
    form(path, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        for (const part of [value].flat() as (string | Blob)[]) form.append(name, part);
      }
      return ask('POST', path, form);
    },
    signIn: ({ email }, password) => client.post('/api/auth/login', { email, password }),
    signOut: () => client.post('/api/auth/logout', {}),
    openSocket(at = base) {
      // Adds the current cookies to each request, as a browser does.
      const extraHeaders = Object.defineProperty({}, 'cookie', { get: cookies, enumerable: true });
      const socket = io(at, { withCredentials: true, forceNew: true, extraHeaders });
      sockets.push(socket);
      return socket;
    },
    close() {
      for (const socket of sockets.splice(0)) socket.close();
    },
  };
  return client;
}
