import fastJson from 'fast-json-stringify';
import type * as z from 'zod/mini';
import { jsonSchema } from '../json-schema.ts';

type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Serialize>();

/**
 * Serialises a response as JSON with only the fields that its contract declares. The serialiser is compiled with the
 * first response, once per process: compiling all of them at startup would take a third of a second.
 */
export function serializerOf(reply: z.ZodMiniType): Serialize {
  return (answer) => {
    const serialize: Serialize = compiled.get(reply) ?? compileSerializer(reply);
    compiled.set(reply, serialize);
    return serialize(answer);
  };
}

/** Throws if the contract contains something that cannot be compiled. */
export function compileSerializer(reply: z.ZodMiniType): Serialize {
  return fastJson(jsonSchema(reply, 'output'));
}
