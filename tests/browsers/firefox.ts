import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { type Driver, type Engine, pause, type Ref, type Screen } from './browser.ts';

interface RemoteValue {
  type: string;
  value?: unknown;
  sharedId?: string;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  method?: string;
  params?: { level: string; text: string; type: string };
}

/** Runs in each page before its own scripts: the log does not contain violations of the content policy by default. */
const tellOfRefusals = `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error(violatedDirective + ' refused ' + blockedURI))`;

/** Firefox through WebDriver BiDi, which it supports natively, without a separate driver. */
export const firefox = (program: string): Engine => ({
  name: 'Firefox',
  open: (screen) => openFirefox(program, screen),
});

async function openFirefox(program: string, screen: Screen): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tanabana-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("ui.useOverlayScrollbars", ${screen.isPhone ? 1 : 0});\n`,
  );
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const child = spawn(program, args, { stdio: 'ignore' });
  const close = async () => {
    await end(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await control(await connect(`ws://127.0.0.1:${port}/session`), screen, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function control(wire: Wire, screen: Screen, close: () => Promise<void>): Promise<Driver> {
  const { send, complaints } = wire;
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: tellOfRefusals });
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const top = tree.contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', {
    context: top,
    viewport: { width: screen.width, height: screen.height },
  });
  /** The current context: the page, or a frame in it. */
  let context = top;

  const run = async (source: string, args: readonly unknown[]): Promise<RemoteValue> => {
    const reply = await send('script.callFunction', {
      functionDeclaration: source,
      arguments: args.map(toLocal),
      target: { context },
      awaitPromise: true,
    });
    if (reply.type !== 'success') throw new Error(JSON.stringify(reply.exceptionDetails));
    return reply.result as RemoteValue;
  };

  return {
    async goTo(url) {
      await send('browsingContext.navigate', { context: top, url, wait: 'interactive' });
    },
    async call(source, args) {
      const { value } = await run(
        `async function (...args) { return JSON.stringify(await (${source})(...args) ?? null) }`,
        args,
      );
      return JSON.parse(String(value));
    },
    async find(source, args) {
      const found = await run(source, args);
      return found.type === 'node' ? found : null;
    },
    async click(element) {
      const origin = { type: 'element', element: sharedOf(element) };
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async type(element, text) {
      await run('function (field) { field.focus(); }', [element]);
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: strokes }],
      });
    },
    async enter(frame) {
      const inside = await run('function (frame) { return frame.contentWindow; }', [frame]);
      context = (inside.value as { context: string }).context;
    },
    async leave() {
      context = top;
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context: top });
      return Buffer.from(String(data), 'base64');
    },
    complaints: async () => [...complaints],
    async close() {
      wire.close();
      await close();
    },
  };
}

const sharedOf = (element: Ref) => ({ sharedId: (element as RemoteValue).sharedId });

function toLocal(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'sharedId' in value) return sharedOf(value);
  return { type: typeof value, value };
}

type Wire = Awaited<ReturnType<typeof connect>>;

async function connect(address: string) {
  const socket = await openSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const complaints: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      complaints.push(answer.params.text);
  });
  return {
    complaints,
    async send(method: string, params: object): Promise<Record<string, unknown>> {
      last += 1;
      const id = last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await answered;
      waiting.delete(id);
      if (!result) throw new Error(`${method}: ${error}: ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

/** Firefox accepts connections some seconds after its start. */
async function openSocket(address: string): Promise<WebSocket> {
  const giveUpAt = Date.now() + 90_000;
  for (;;) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((done) => {
      socket.addEventListener('open', () => done(true));
      socket.addEventListener('error', () => done(false));
    });
    if (isOpen) return socket;
    if (Date.now() > giveUpAt) throw new Error('Firefox did not listen within a minute and a half.');
    await pause(300);
  }
}
