import { expect, it } from 'vitest';
import { declaredPure, withoutSchemas } from './wire-contracts.vite.ts';

it('keeps method and path of an endpoint and drops its schemas', () => {
  const left = withoutSchemas(`
    export const words = z.object({ title: z.string('“Title” is required …') });
    export const upload = endpoint({
      method: 'POST',
      path: '/api/design/uploadDesign',
      summary: 'One’s own design',
      multipart: true,
      files: { images: pictures },
      params: z.object({ id }),
      body: words,
      reply: z.object({ success: z.literal(true), reply: z.string() }),
    });
    export const after = { body: 1 };
  `);
  expect(left).toContain("method: 'POST'");
  expect(left).toContain('multipart: true,\n    });');
  expect(left).toContain("title: z.string('“Title” is required …')");
  expect(left).toContain('after = { body: 1 }');
  expect(left).not.toMatch(/params:|files:|body: words|reply:/);
});

it('marks the calls of declarations, so that unused ones can be dropped', () => {
  expect(declaredPure('export const id = z.pipe(z.int(), z.string().check(z.trim()));')).toBe(
    'export const id = /* @__PURE__ */ z.pipe(/* @__PURE__ */ z.int(), /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim()));',
  );
});

it('leaves the calls within a rule as they are: what it notes must not be dropped', () => {
  expect(declaredPure('export const words = z.object({}).check((c) => { c.issues.push(1); });')).toBe(
    'export const words = /* @__PURE__ */ z.object({}).check((c) => { c.issues.push(1); });',
  );
});
