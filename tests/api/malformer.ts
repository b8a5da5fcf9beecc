import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { jsonSchema } from '#server/platform/http/json-schema.ts';

export interface Malformed {
  endpoint: Endpoint;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

interface Shape {
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

const numbers = [0, -1, 1, 2, 1.5, 1e9, 1e21, -1e308, 2 ** 60, 2_147_483_648];
const texts = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '1e5',
  'NaN',
  '-Infinity',
  '2.5',
  '9'.repeat(25),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '%00',
  '%',
  '%zz',
  '日本語🙂'.repeat(40),
  'x'.repeat(5000),
  '2026-02-30T25:61:61Z',
  'https://evil.example/',
  'javascript:alert(1)',
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const headerNames = [
  'range',
  'if-none-match',
  'accept',
  'accept-encoding',
  'content-encoding',
  'idempotency-key',
];
const headerValues = ['', '*', 'bytes=9-1', '"', 'gzip;q=abc', 'x'.repeat(9000), '__proto__', 'text/html'];

/**
 * Writes nearly valid requests to each of the endpoints in turn, by a visitor and by the owners of the cookies. The
 * same seed gives the same requests.
 */
export function makeMalformer(
  seed: number,
  endpoints: readonly Endpoint[],
  cookies: readonly string[],
): () => Malformed {
  let turn = seed * 37;
  const random = mulberry32(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function anything(depth = 0): unknown {
    const roll = random();
    if (roll < 0.35) return pick(texts);
    if (roll < 0.6) return pick(numbers);
    if (roll < 0.7) return pick([true, false, null]);
    if (depth > 3) return [];
    if (roll < 0.85) return Array.from({ length: Math.floor(random() * 4) }, () => anything(depth + 1));
    return Object.fromEntries(
      Array.from({ length: 3 }, () => [pick(['id', 'toString', '__proto__', 'length']), anything(depth + 1)]),
    );
  }

  /** A value that mostly matches the contract, with occasional faults. */
  function nearly(shape: Shape, depth = 0): unknown {
    if (chance(0.2)) return anything(depth);
    if (shape.enum) return pick(shape.enum);
    if (shape.anyOf) return nearly(pick(shape.anyOf), depth);
    if (shape.properties) {
      const entries = Object.entries(shape.properties).filter(() => chance(0.9));
      const filled = entries.map(([name, inner]) => [name, nearly(inner, depth + 1)]);
      return Object.fromEntries(chance(0.2) ? [...filled, ['isAdmin', true], ['role', 'ADMIN']] : filled);
    }
    if (shape.type === 'array') return [nearly(shape.items ?? {}, depth + 1)];
    if (shape.type === 'number' || shape.type === 'integer')
      return chance(0.6) ? pick([1, 2, 3]) : pick(numbers);
    if (shape.type === 'boolean') return chance(0.5);
    return chance(0.6) ? pick(['1', 'Katan silk', 'meher@example.in', 'India']) : pick(texts);
  }

  function bodyOf(endpoint: Endpoint): string {
    const roll = random();
    const text = JSON.stringify(endpoint.body ? nearly(jsonSchema(endpoint.body, 'input')) : anything());
    if (roll < 0.05) return text.slice(0, Math.floor(random() * text.length));
    if (roll < 0.09) return `{"__proto__":{"isAdmin":true},"a":${text}}`;
    if (roll < 0.12) return '['.repeat(20_000);
    if (roll < 0.15) return `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    if (roll < 0.17) return JSON.stringify({ pad: 'x'.repeat(110_000) });
    return text;
  }

  function formOf(endpoint: Endpoint): Buffer {
    const words = endpoint.body ? nearly(jsonSchema(endpoint.body, 'input')) : {};
    const parts = Object.entries((words ?? {}) as object).map(
      ([name, value]) =>
        `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : value}\r\n`,
    );
    const field = pick(['image', 'images', 'video', 'other', '__proto__']);
    const file = `--cut\r\nContent-Disposition: form-data; name="${field}"; filename="${pick(['a.jpg', '../x', ''])}"\r\n\r\n${pick(texts)}\r\n`;
    const end = chance(0.8) ? '--cut--\r\n' : '';
    return Buffer.from([...parts, ...(chance(0.7) ? [file] : []), end].join(''));
  }

  function pathOf({ path, query }: Endpoint): string {
    const filled = path.replace(/:\w+/g, () =>
      chance(0.5)
        ? pick(['1', '2', '3', '4', '999'])
        : chance(0.9)
          ? encoded(pick(texts))
          : pick(['%', '%zz', '%00', '..', ';']),
    );
    const names = [
      ...Object.keys(query ? ((jsonSchema(query, 'input').properties as object) ?? {}) : {}),
      '__proto__',
      'page',
    ];
    const search = Array.from(
      { length: chance(0.5) ? 2 : 0 },
      () =>
        `${pick(names)}${pick(['', '[]', '[a]'])}=${encoded(chance(0.7) ? pick(texts) : String(pick(numbers)))}`,
    );
    return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
  }

  return () => {
    turn += 1;
    const endpoint = endpoints[turn % endpoints.length] as Endpoint;
    const method = chance(0.9) ? endpoint.method : pick(methods);
    const isForm = endpoint.multipart ? chance(0.8) : chance(0.03);
    const type = isForm ? 'multipart/form-data; boundary=cut' : 'application/json';
    const headers: Record<string, string> = {
      ...(chance(0.8)
        ? { cookie: pick(cookies) }
        : chance(0.5)
          ? { cookie: `tanabana_session=${'x'.repeat(3000)}; ;=` }
          : {}),
      ...(chance(0.15) ? { [pick(headerNames)]: pick(headerValues) } : {}),
    };
    // Sent without a cookie: signing out, or in as another person, would change the caller for the rest of the run.
    if (endpoint.path.startsWith('/api/auth/') && endpoint.method === 'POST') delete headers.cookie;
    if (method === 'GET' || method === 'HEAD')
      return { endpoint, method, path: pathOf(endpoint), headers, body: undefined };
    headers['content-type'] = chance(0.95)
      ? type
      : pick(['text/plain', 'application/x-www-form-urlencoded', 'x/y;;']);
    const body = isForm ? formOf(endpoint) : bodyOf(endpoint);
    return { endpoint, method, path: pathOf(endpoint), headers, body };
  };
}

/** Percent-encodes the text as far as possible: an unpaired surrogate has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A small generator of uniform random numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
