import fastJson from 'fast-json-stringify';
import type * as z from 'zod/mini';
import { jsonSchema } from '../json-schema.ts';

type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Serialize>();

/**
 * Writes an answer as JSON, and of it nothing that its contract does not declare. It is compiled with the first
 * answer, once in this process: all of them together would hold a start up for a third of a second.
 */
export function serializerOf(reply: z.ZodMiniType): Serialize {
  return (answer) => {
    const serialize: Serialize = compiled.get(reply) ?? compileSerializer(reply);
    compiled.set(reply, serialize);
    return serialize(answer);
  };
}

/** @throws where the contract says something that cannot be compiled. */
export function compileSerializer(reply: z.ZodMiniType): Serialize {
  return fastJson(jsonSchema(reply, 'output'));
}
