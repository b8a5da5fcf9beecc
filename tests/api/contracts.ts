import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '#contracts/platform/endpoint.ts';

const folder = fileURLToPath(new URL('../../contracts/src', import.meta.url));

/** Every endpoint that a contract declares, by "METHOD /path". */
export async function declaredEndpoints(): Promise<Map<string, Endpoint>> {
  const found = new Map<string, Endpoint>();
  for (const file of globSync('**/*.contract.ts', { cwd: folder })) {
    const contract: Record<string, unknown> = await import(pathToFileURL(`${folder}/${file}`).href);
    for (const value of Object.values(contract)) {
      if (isEndpoint(value)) found.set(nameOf(value), value);
    }
  }
  return found;
}

export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value
  );
}
