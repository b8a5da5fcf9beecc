import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeHeader } from '#contracts/platform/locales.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { declaredEndpoints, nameOf } from './contracts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Operation {
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, { name: string }> };
}

async function describe(): Promise<Description> {
  return (await app.server.inject('/api/openapi.json')).json();
}

test('every endpoint of the contracts is served, and nothing else is', async () => {
  const declared = [...(await declaredEndpoints()).keys()].sort();
  const served = app.served.map(({ endpoint }) => nameOf(endpoint)).sort();
  expect(served).toEqual(declared);
});

test('every call that changes something counts against a limit', () => {
  const unlimited = app.served.filter(({ endpoint, isLimited }) => endpoint.method !== 'GET' && !isLimited);
  expect(unlimited.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
});

test('each served endpoint is described with what it takes, answers and refuses', async () => {
  const { paths, components } = await describe();
  expect(components.securitySchemes.session?.name).toBe('tanabana_session');
  for (const { endpoint } of app.served) {
    const name = nameOf(endpoint);
    const described = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(described, name).toBeDefined();
    if (!described) continue;
    expect(described.security, name).toEqual(endpoint.access === 'anyone' ? [] : [{ session: [] }]);
    expect(Boolean(described.responses[401]), name).toBe(endpoint.access !== 'anyone');
    const answered = Object.keys(described.responses[200]?.content ?? {});
    expect(answered, name).toEqual([endpoint.file ?? 'application/json']);
    const inPath = (described.parameters ?? []).filter((each) => each.in === 'path').map((each) => each.name);
    expect(inPath, name).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, each]) => each));
    const inHeaders = (described.parameters ?? []).filter((each) => each.in === 'header');
    expect(
      inHeaders.map(({ name: header, required }) => [header, required]),
      name,
    ).toEqual([
      ...(endpoint.idempotencyKey ? [['idempotency-key', endpoint.idempotencyKey === 'required']] : []),
      ...(endpoint.inReadersLanguage ? [[localeHeader, false]] : []),
    ]);
    const kinds = Object.keys(described.requestBody?.content ?? {});
    const kind = endpoint.multipart ? 'multipart/form-data' : 'application/json';
    expect(kinds, name).toEqual(endpoint.body || endpoint.multipart ? [kind] : []);
  }
});

test('a form with files names each file field, how many it takes and how large they may be', async () => {
  const { paths } = await describe();
  const forms = app.served.map(({ endpoint }) => endpoint).filter(({ multipart }) => multipart);
  expect(forms.length).toBeGreaterThan(8);
  for (const { path, method, files = {} } of forms) {
    const { requestBody } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
    const schema = requestBody?.content['multipart/form-data']?.schema as {
      properties: Record<string, Record<string, unknown>>;
    };
    expect(Object.keys(files).length, path).toBeGreaterThan(0);
    for (const [name, { most }] of Object.entries(files)) {
      const described = schema.properties[name];
      expect([path, name, described?.type]).toEqual([path, name, most === 1 ? 'string' : 'array']);
      expect(most === 1 ? described?.format : described?.maxItems, path).toBe(most === 1 ? 'binary' : most);
      expect(JSON.stringify(described), path).toMatch(/image\/jpeg.* MB|video\/mp4.* MB|audio\/webm.* MB/);
    }
  }
  const upload = paths['/api/design/uploadDesign']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(Object.keys((upload as { properties: object }).properties)).toEqual(
    expect.arrayContaining(['title', 'price', 'images', 'video']),
  );
});

test('the description stands alone: each reference leads somewhere, and nothing points outside', async () => {
  const description = await describe();
  expect(description.openapi).toMatch(/^3\.0\./);
  const text = JSON.stringify(description);
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(description.components.schemas[name], name).toBeDefined();
  }
  expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)[^"]*"/g)).toBeNull();
});

test('operation ids are unique, so that a client can be generated', async () => {
  const { paths } = await describe();
  const ids = Object.values(paths).flatMap((each) =>
    Object.values(each).map((operation) => (operation as unknown as { operationId: string }).operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('people can read every call, and their browser loads nothing from outside', async () => {
  const answer = await app.server.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  for (const { endpoint } of app.served) expect(answer.body).toContain(`<code>${endpoint.path}</code>`);
});
