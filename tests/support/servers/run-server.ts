import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../compile-cache.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface RunningProgram {
  child: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Waits for a line. Throws with the output if the program ends before. */
  until(text: string): Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts one of the server's programs in its own process, as a user does. */
export function runProgram(
  file: string,
  args: readonly string[],
  settings: Record<string, string>,
): RunningProgram {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      ...compileCache,
      ...settings,
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    ended,
    async until(text) {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!output.includes(text)) {
        if (isOver) throw new Error(`The program ended without "${text}":\n${output}`);
        // biome-ignore lint/style/noRestrictedGlobals: between two looks at the output.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** Sends JSON to a server without a session. */
export function postTo(base: string, path: string, body: object): Promise<Response> {
  return fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
