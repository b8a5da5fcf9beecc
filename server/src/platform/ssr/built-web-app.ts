import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { WebApp } from './page-renderer.ts';

export interface BuiltWebApp {
  clientFolder: string;
  load(): Promise<WebApp>;
}

/**
 * The production build of the web app, or undefined if there is none. With the pseudo-language, the build whose
 * English text is replaced by it.
 */
export function findBuiltWebApp(isPseudo: boolean): BuiltWebApp | undefined {
  const folder = fileURLToPath(new URL('../../../../web/build', import.meta.url));
  const entry = `${folder}/${isPseudo ? 'server-pseudo' : 'server'}/index.js`;
  if (!existsSync(entry)) return undefined;
  let loading: Promise<WebApp> | undefined;
  return {
    clientFolder: `${folder}/client`,
    load() {
      loading ??= loadBuild(entry);
      return loading;
    },
  };
}

/**
 * React reads NODE_ENV when it is loaded to choose its production or development build. What is served here is always
 * a production build, even if NODE_ENV has another value for our own purposes.
 */
async function loadBuild(entry: string): Promise<WebApp> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const [build, router] = await Promise.all([import(pathToFileURL(entry).href), import('react-router')]);
    return { build: build as ServerBuild, router };
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
