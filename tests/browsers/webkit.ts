import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { type Driver, type Engine, pause, type Screen, until } from './browser.ts';

interface Programs {
  driver: string;
  xvfbRun: string;
  /** A browser window with WebKitGTK. */
  miniBrowser: string;
}

/** Shrinks the toolbar, because it limits how narrow the window can be, and a phone is narrower. */
const narrowBar = `headerbar *, toolbar *, entry, button, label {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/** Disables font hinting, so that glyph widths are fractional as on phones and not whole pixels. */
const softLetters = `[Settings]
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-rgba=none
`;

/** The key under which a tab stores the errors of its pages, including pages that it has left. */
const kept = 'what-the-console-said';

/** Runs once in each page: the driver has no log, so the page records its errors itself. */
const listen = `function () {
  if (window.isListenedTo || location.protocol === 'about:') return;
  window.isListenedTo = true;
  const keep = (text) => {
    const all = JSON.parse(sessionStorage.getItem('${kept}') ?? '[]');
    sessionStorage.setItem('${kept}', JSON.stringify([...all, location.pathname + ': ' + text]));
  };
  const { error } = console;
  console.error = (...words) => { keep(words.map(String).join(' ')); error.apply(console, words); };
  addEventListener('error', (event) => { if (event.message) keep(event.message); });
  addEventListener('unhandledrejection', ({ reason }) => keep('Unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(violatedDirective + ' refused ' + blockedURI));
}`;

/** Timeout in milliseconds. The driver never answers some screenshot requests, but answers the next one. */
const answersWithin = 8_000;

/** The key of an element reference in the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK through its WebDriver, in a window on a virtual screen. */
export const webkit = (programs: Programs): Engine => ({
  name: 'WebKit',
  open: (screen) => openWebkit(programs, screen),
});

async function openWebkit({ driver, xvfbRun, miniBrowser }: Programs, screen: Screen): Promise<Driver> {
  const port = await freePort();
  const config = mkdtempSync(join(tmpdir(), 'tanabana-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowBar);
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), softLetters);
  const screenArgs = '-screen 0 1600x1200x24';
  const child = spawn(xvfbRun, ['-a', '-s', screenArgs, driver, `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', XDG_CONFIG_HOME: config },
    detached: true,
  });
  const close = async () => {
    await end(child);
    rmSync(config, { recursive: true, force: true });
  };
  try {
    return await control(`http://127.0.0.1:${port}`, miniBrowser, screen, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends the process and its children, the screen and the browser. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid);
  await gone;
}

async function control(
  base: string,
  miniBrowser: string,
  screen: Screen,
  close: () => Promise<void>,
): Promise<Driver> {
  await untilReady(base);
  const { sessionId } = (await ask(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation'],
        },
      },
    },
  })) as { sessionId: string };
  const session = <T>(method: string, path: string, body?: object) =>
    ask(base, method, `/session/${sessionId}${path}`, body) as Promise<T>;
  const run = (source: string, args: readonly unknown[]) =>
    session<unknown>('POST', '/execute/sync', {
      script: `(${listen})(); return (${source})(...arguments)`,
      args,
    });
  const idOf = (element: unknown) => (element as Record<string, string>)[elementKey];
  await resize(session, run, screen);

  return {
    async goTo(url) {
      await run('function () { window.isBeforeLeaving = true; }', []);
      await session('POST', '/url', { url });
      // A new page records errors from its first moment, so there is no need to wait until it is loaded.
      const isNew = () =>
        run('function () { return window.isBeforeLeaving !== true; }', []).catch(() => false);
      await until(`a new page, ${url}`, isNew, 20);
    },
    call: run,
    find: run,
    click: (element) => session('POST', `/element/${idOf(element)}/click`, {}),
    type: (element, text) => session('POST', `/element/${idOf(element)}/value`, { text }),
    enter: (frame) => session('POST', '/frame', { id: frame }),
    leave: () => session('POST', '/frame', { id: null }),
    picture: async () =>
      Buffer.from(await until('a picture', () => session<string>('GET', '/screenshot')), 'base64'),
    complaints: async () =>
      (await run(
        `function () { return JSON.parse(sessionStorage.getItem('${kept}') ?? '[]'); }`,
        [],
      )) as string[],
    async close() {
      await session('DELETE', '').catch(() => undefined);
      await close();
    },
  };
}

type Session = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Resizes the window so that the page in it has the requested size. */
async function resize(
  session: Session,
  run: (source: string, args: readonly unknown[]) => Promise<unknown>,
  { width, height }: Screen,
): Promise<void> {
  const rect = await session<{ width: number; height: number }>('GET', '/window/rect');
  const look = () =>
    run('function () { return [innerWidth, innerHeight]; }', []) as Promise<[number, number]>;
  const inner = await look();
  await session('POST', '/window/rect', {
    width: width + rect.width - inner[0],
    height: height + rect.height - inner[1],
  });
  await until(`a page of ${width} by ${height} pixels`, async () => {
    const [across, down] = await look();
    return across === width && down === height;
  });
}

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(answersWithin);
  const sent = { method, signal, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(base + path, sent).catch((error: unknown) => {
    throw new Error(`${method} ${path}: ${String(error)}`);
  });
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
