import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';

/** A contract's shape as JSON Schema, of the request (`input`) or of the response (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' });
  return rest;
}
