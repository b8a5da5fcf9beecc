import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { errorReply } from '#contracts/platform/errors.ts';
import { idempotencyHeader, idempotencyKeyPattern } from '#contracts/platform/idempotency-key.rules.ts';
import { localeHeader, locales } from '#contracts/platform/locales.ts';
import {
  documentRules,
  type FileRule,
  pictureRules,
  videoRules,
  voiceRules,
} from '#contracts/platform/upload-rules.ts';
import { jsonSchema } from '#server/platform/http/json-schema.ts';
import type { ServedEndpoint } from '#server/platform/http/serve-endpoint.ts';

type Json = Record<string, unknown>;

export interface Site {
  publicUrl: string;
  /** The name of the session cookie. */
  sessionCookie: string;
}

/** The whole API as an OpenAPI 3.0 document, generated from the served contracts. */
export function describeApi(served: readonly ServedEndpoint[], { publicUrl, sessionCookie }: Site): Json {
  const paths: Record<string, Json> = {};
  for (const each of served) {
    const { path, method } = each.endpoint;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: describeEndpoint(each) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Tanabana',
      version: '1',
      description:
        'The API of Tanabana, where made-to-order fashion is shown, ordered and paid for. ' +
        'Ids are positive integers, times ISO 8601 in UTC, money rupees with at most two decimals. ' +
        'Every failure has the same body: branch on its code, show its message.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(served.map(({ endpoint }) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by signing in or registering.',
        },
      },
      schemas: { Failure: jsonSchema(errorReply, 'output'), IdempotencyKey: idempotencyKey },
    },
  };
}

function describeEndpoint({ endpoint, isLimited }: ServedEndpoint): Json {
  const { tag, summary, access, params, query, file, reply } = endpoint;
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...keyParameterOf(endpoint),
    ...languageParameterOf(endpoint),
  ];
  return {
    tags: [tag],
    summary,
    operationId: operationIdOf(endpoint),
    security: access === 'anyone' ? [] : [{ session: [] }],
    ...(access === 'admin' ? { 'x-role': 'ADMIN' } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(endpoint),
    responses: {
      200: {
        description: 'Done',
        content: file
          ? { [file]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(reply, 'output') } },
      },
      ...failuresOf(endpoint, isLimited),
    },
  };
}

function bodyOf({ body, multipart, files = {} }: Endpoint): Json {
  if (!body && !multipart) return {};
  const described: Json = body ? jsonSchema(body, 'input') : { type: 'object' };
  const schema = multipart
    ? { ...described, properties: { ...(described.properties as Json), ...mapFiles(files) } }
    : described;
  return {
    requestBody: {
      required: true,
      content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema } },
    },
  };
}

const typesOf: Record<FileRule['kind'], readonly string[]> = {
  PICTURE: pictureRules.types,
  VIDEO: videoRules.types,
  VOICE: voiceRules.types,
  DOCUMENT: documentRules.types,
};

/** File fields in the form that client generators expect. */
function mapFiles(files: NonNullable<Endpoint['files']>): Json {
  return Object.fromEntries(
    Object.entries(files).map(([name, rule]) => {
      const types = typesOf[rule.kind];
      const file = {
        type: 'string',
        format: 'binary',
        description: `${types.join(', ')}; at most ${Math.floor(rule.maxBytes / 1024 ** 2)} MB`,
      };
      return [name, rule.most === 1 ? file : { type: 'array', maxItems: rule.most, items: file }];
    }),
  );
}

function operationIdOf({ method, path }: Endpoint): string {
  const words = path.slice('/api/'.length).split(/[^A-Za-z0-9]+/);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

const idempotencyKey: Json = {
  type: 'string',
  pattern: idempotencyKeyPattern,
  description:
    'Names one attempt: sent again under the same key, the call is done once and answered alike. Other words under it may be refused with CONFLICT.',
};

function keyParameterOf({ idempotencyKey: rule }: Endpoint): Json[] {
  if (rule === undefined) return [];
  const schema = { $ref: '#/components/schemas/IdempotencyKey' };
  return [{ name: idempotencyHeader, in: 'header', required: rule === 'required', schema }];
}

/** The language of makers' texts in the response, if they provided it. */
function languageParameterOf({ inReadersLanguage }: Endpoint): Json[] {
  if (!inReadersLanguage) return [];
  const description =
    'The language to answer makers’ words in, as far as they gave it. Without it counts the one that the person or the device has chosen, then Accept-Language.';
  return [{ name: localeHeader, in: 'header', required: false, description, schema: { enum: locales } }];
}

function failuresOf(
  { access, params, query, body, method, idempotencyKey: key }: Endpoint,
  isLimited: boolean,
): Json {
  const sentences: Record<string, string | false> = {
    400:
      (query !== undefined || body !== undefined || key !== undefined) &&
      'Something in the request cannot be used; `errors` names the fields',
    401: access !== 'anyone' && 'Nobody is signed in',
    403: method !== 'GET' && 'Sent from another site, or not allowed',
    404: (params !== undefined || access === 'admin') && 'Not there, or not yours',
    409: key !== undefined && 'Sent before under this key in other words, or not possible as things stand',
    413: body !== undefined && 'More than can be sent at once',
    429: isLimited && 'Too fast; Retry-After tells how many seconds to wait',
    503: 'Busy or away for a moment; Retry-After tells how many seconds to wait',
    507: method !== 'GET' && 'No room to save it right now',
  };
  return Object.fromEntries(
    Object.entries(sentences)
      .filter(([, sentence]) => sentence)
      .map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  );
}
