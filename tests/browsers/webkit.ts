import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/free-port.ts';
import { type Driver, type Engine, pause, type Screen } from './browser.ts';

interface Programs {
  driver: string;
  xvfbRun: string;
  /** A window with WebKitGTK in it. */
  miniBrowser: string;
}

/** As the WebDriver standard names a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK by its WebDriver, in a window on a screen that nobody sees. */
export const webkit = (programs: Programs): Engine => ({
  name: 'WebKit',
  open: (screen) => openWebkit(programs, screen),
});

async function openWebkit({ driver, xvfbRun, miniBrowser }: Programs, screen: Screen): Promise<Driver> {
  const port = await freePort();
  const screenArgs = '-screen 0 1600x1200x24';
  const child = spawn(xvfbRun, ['-a', '-s', screenArgs, driver, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    detached: true,
  });
  const complaints: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (/CONSOLE.* ERROR/.test(line)) complaints.push(line);
    });
  }
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  const { sessionId } = (await ask(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'eager',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string };
  const session = <T>(method: string, path: string, body?: object) =>
    ask(base, method, `/session/${sessionId}${path}`, body) as Promise<T>;
  const run = (source: string, args: readonly unknown[]) =>
    session<unknown>('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  const idOf = (element: unknown) => (element as Record<string, string>)[elementKey];
  await resize(session, run, screen);

  return {
    goTo: (url) => session('POST', '/url', { url }),
    call: run,
    find: run,
    click: (element) => session('POST', `/element/${idOf(element)}/click`, {}),
    type: (element, text) => session('POST', `/element/${idOf(element)}/value`, { text }),
    enter: (frame) => session('POST', '/frame', { id: frame }),
    leave: () => session('POST', '/frame', { id: null }),
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    complaints: () => [...complaints],
    async close() {
      await session('DELETE', '').catch(() => undefined);
      const ended = once(child, 'exit');
      // With the screen and the driver, which are its children.
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}

type Session = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Makes the window so large that the page in it is as large as asked. */
async function resize(
  session: Session,
  run: (source: string, args: readonly unknown[]) => Promise<unknown>,
  { width, height }: Screen,
): Promise<void> {
  const rect = await session<{ width: number; height: number }>('GET', '/window/rect');
  const inner = (await run('function () { return [innerWidth, innerHeight]; }', [])) as [number, number];
  await session('POST', '/window/rect', {
    width: width + rect.width - inner[0],
    height: height + rect.height - inner[1],
  });
}

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(base: string): Promise<void> {
  const giveUpAt = Date.now() + 90_000;
  while (
    !(await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error('WebKitWebDriver did not listen within a minute and a half.');
    await pause(300);
  }
}
