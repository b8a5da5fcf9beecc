import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { declaredEndpoints } from './contracts.ts';

/** Multi-line fields, by the last part of their names. All other fields are single-line. */
const ofSeveralLines = new Set([
  'about',
  'bio',
  'caption',
  'comment',
  'content',
  'description',
  'included',
  'message',
  'note',
  'notes',
  'preferences',
  'reason',
  'responseMessage',
  'specialInstructions',
  'text',
  'words',
]);

/** Text that only programs read. */
const forProgramsAlone =
  /(^|\.)(cursor|token|resetToken|password|currentPassword|oldPassword|newPassword|code|razorpay_\w+|imageUrl|version|endpoint|p256dh|auth)$/;
/** Drafts that are stored while the writer types, and values that a form showed before it was changed. */
const kept = /^(POST|PUT) \/api\/design\/drafts\S* words\.|(^| |\.)(seen|seenName)(\.|$)/;

interface Field {
  name: string;
  schema: z.ZodMiniType;
}

/** The text fields of a request's schema. */
function textFields(schema: z.ZodMiniType, name = ''): Field[] {
  const shape = schema._zod.def as {
    type: string;
    shape?: unknown;
    options?: unknown;
    in?: unknown;
    element?: unknown;
    valueType?: unknown;
    innerType?: unknown;
  };
  const inner = (part: 'element' | 'valueType' | 'innerType' | 'in') =>
    textFields(shape[part] as z.ZodMiniType, name);
  switch (shape.type) {
    case 'object':
      return Object.entries(shape.shape as Record<string, z.ZodMiniType>).flatMap(([key, field]) =>
        textFields(field, name === '' ? key : `${name}.${key}`),
      );
    case 'array':
      return inner('element');
    case 'record':
      return inner('valueType');
    case 'default':
    case 'optional':
    case 'nullable':
      return inner('innerType');
    case 'union':
      return (shape.options as z.ZodMiniType[]).flatMap((option) => textFields(option, name));
    case 'pipe': {
      const first = (shape.in as z.ZodMiniType)._zod.def.type;
      return first === 'object' || first === 'array' ? inner('in') : [{ name, schema }];
    }
    case 'string':
      return [{ name, schema }];
    default:
      return [];
  }
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** The kinds of unsafe or invisible text that a field keeps when it parses. */
function faultsOf({ name, schema }: Field): string[] {
  const keeps = (text: string, trace: RegExp) => {
    const parsed = schema.safeParse(text);
    return parsed.success && typeof parsed.data === 'string' && trace.test(parsed.data);
  };
  const faults: string[] = [];
  if (keeps('Asha of \u202eysae skool siht', /\u202e/)) faults.push('keeps signs that turn text');
  if (keeps('\u3164\u2800\u200b\u3164\u2800\u200b\u3164\u2800\u200b\u3164', /./))
    faults.push('keeps text that cannot be seen');
  if (keeps('Woven by hand \ud800 in Varanasi', /\p{Cs}/u)) faults.push('keeps half a surrogate pair');
  if (!ofSeveralLines.has(lastPart(name)) && keeps('Woven by hand\nin Varanasi', /\n/))
    faults.push('keeps line breaks');
  return faults;
}

function faultyFields(address: string, endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>): string[] {
  return [endpoint.params, endpoint.query, endpoint.body]
    .flatMap((part) => (part ? textFields(part) : []))
    .filter(({ name }) => !forProgramsAlone.test(name) && !kept.test(`${address} ${name}`))
    .flatMap((field) => faultsOf(field).map((fault) => `${address} ${field.name} ${fault}`));
}

test('every text that a request takes can be read, in its own direction and on its own lines', async () => {
  const faults: string[] = [];
  for (const [address, endpoint] of await declaredEndpoints())
    faults.push(...faultyFields(address, endpoint));
  expect(faults).toEqual([]);
});

test('a text as long as a request may be is read in linear time by every field', async () => {
  const slow: string[] = [];
  for (const [address, { params, query, body }] of await declaredEndpoints()) {
    for (const { name, schema } of [params, query, body].flatMap((part) => (part ? textFields(part) : []))) {
      for (const sign of ['अ', 'a', '1', '.', ' ', '@']) {
        const text = sign.repeat(30_000);
        const before = process.cpuUsage();
        schema.safeParse(text);
        const { user } = process.cpuUsage(before);
        if (user > 300_000) slow.push(`${address} ${name} takes ${user / 1000} ms for ${sign}${sign}…`);
      }
    }
  }
  expect(slow).toEqual([]);
});

test('a draft keeps no half of a surrogate pair', async () => {
  const drafts = [...(await declaredEndpoints())].filter(([address]) =>
    /^(POST|PUT) \/api\/design\/drafts/.test(address),
  );
  const fields = drafts.flatMap(([, { body }]) => (body ? textFields(body) : []));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((field) => faultsOf(field).includes('keeps half a surrogate pair'))).toEqual([]);
});

test('a field that only trims is found, wherever it stands', () => {
  const plain = z.string().check(z.trim());
  const body = z.object({
    name: plain,
    inner: z.optional(z.array(z.object({ title: z._default(plain, '') }))),
  });
  const found = faultyFields('POST /api/planted', { body }).map((fault) => fault.split(' ')[2]);
  expect(new Set(found)).toEqual(new Set(['name', 'inner.title']));
  expect(faultyFields('POST /api/planted', { body: z.object({ name: z.string().check(oneLine) }) })).toEqual(
    [],
  );
});

const asNumber = ({ schema }: Field, text: string) => {
  const parsed = schema.safeParse(text);
  return parsed.success && typeof parsed.data === 'number' ? parsed.data : undefined;
};

test('a number of a request is read from digits of every script, and never from 1e1 or 0xA', async () => {
  const read: string[] = [];
  const faults: string[] = [];
  for (const [address, { params, query, body }] of await declaredEndpoints()) {
    for (const field of [params, query, body].flatMap((part) => (part ? textFields(part) : []))) {
      const text = ['10', '5'].find((number) => asNumber(field, number) !== undefined);
      if (text === undefined) continue;
      read.push(field.name);
      if (['1e1', '0xA', '5e0', '0x5'].some((odd) => asNumber(field, odd) !== undefined))
        faults.push(`${address} ${field.name} reads programmers' numbers`);
      const inHindi = text === '5' ? '५' : '१०';
      // People do not type ids.
      const isId = asNumber(field, '9007199254740991') !== undefined;
      if (!isId && asNumber(field, inHindi) === undefined)
        faults.push(`${address} ${field.name} does not read ${inHindi}`);
    }
  }
  expect(faults).toEqual([]);
  expect(read).toEqual(expect.arrayContaining(['price', 'discount', 'minPrice', 'limit', 'rating', 'page']));
});
