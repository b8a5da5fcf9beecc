import howItRuns from '#server/how-it-runs.json' with { type: 'json' };
import { freePort } from './free-port.ts';
import { type RunningProcess, runProcess } from './run-process.ts';

export interface AppProcess extends RunningProcess {
  /** `web-1.3`: the third start of the first web process. */
  readonly name: string;
  readonly port: number;
}

const { nodeFlags, environment } = howItRuns;

interface Start {
  name: string;
  role: 'web' | 'worker';
  settings: Readonly<Record<string, string>>;
  say(line: string): void;
}

/** Starts one process of the product and waits until it is ready. Prefixes its log lines with its name. */
export async function startAppProcess({ name, role, settings, say }: Start): Promise<AppProcess> {
  const port = await freePort();
  const running = runProcess({
    command: process.execPath,
    args: [...nodeFlags, 'server/src/main.ts'],
    env: { ...settings, ...environment, ROLE: role, HOST: '127.0.0.1', PORT: String(port) },
    // Prints its log and the reason for a slow start. Skips the greeting, which the cluster prints once.
    onLine: (line) => /^(\{|Filling )/.test(line) && say(`${name} ${line}`),
  });
  await running.untilLine('Tanabana is open');
  return { ...running, name, port };
}
