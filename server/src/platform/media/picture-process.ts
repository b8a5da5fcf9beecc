import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './draw-sheet.ts';
import { type DrawnFile, type DrawnPicture, UnreadablePicture } from './picture-variants.ts';

type Work = { task: 'webp' | 'square' | 'avif'; path: string } | { task: 'sheet'; sheet: Sheet };

export type DrawRequest = { id: number } & Work;

export type DrawAnswer =
  | { id: number; drawn: DrawnPicture | { files: DrawnFile[] } | { bytes: Uint8Array } }
  | { id: number; unreadable: boolean; message: string };

/** Draws pictures one at a time in a child process, which runs only while it is needed. */
export interface PictureProcess {
  /** Throws UnreadablePicture. */
  drawPicture(path: string): Promise<DrawnPicture>;
  /** Throws UnreadablePicture. */
  drawSquare(path: string): Promise<DrawnPicture>;
  /** Throws UnreadablePicture. */
  drawAvif(path: string): Promise<{ files: DrawnFile[] }>;
  /** Returns a JPEG. */
  drawSheet(sheet: Sheet): Promise<Buffer>;
  close(): void;
}

const worker = fileURLToPath(new URL('./picture.worker.ts', import.meta.url));
const idleMilliseconds = 15_000;
const longestMilliseconds = 60_000;
/** Signals of a decoder crash. The same bytes would crash it again, so there is no retry. */
const crashes = new Set<NodeJS.Signals>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

export function openPictureProcess(): PictureProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function dismiss(): void {
    clearTimeout(idle);
    child?.kill();
    child = null;
  }

  function employ(): ChildProcess {
    clearTimeout(idle);
    if (child?.connected) return child;
    const made = fork(worker, {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=4'],
      // The child gets no secrets. One arena keeps glibc from holding memory for each of its threads.
      env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    });
    made.unref();
    made.channel?.unref();
    child = made;
    return made;
  }

  async function ask(work: Work): Promise<object> {
    const drawer = employ();
    count += 1;
    try {
      return await answerOf(drawer, { id: count, ...work });
    } finally {
      idle = setTimeout(dismiss, idleMilliseconds).unref();
    }
  }

  function inTurn(work: Work): Promise<object> {
    const turn = last.then(() => ask(work));
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    drawPicture: (path) => inTurn({ task: 'webp', path }) as Promise<DrawnPicture>,
    drawSquare: (path) => inTurn({ task: 'square', path }) as Promise<DrawnPicture>,
    drawAvif: (path) => inTurn({ task: 'avif', path }) as Promise<{ files: DrawnFile[] }>,
    async drawSheet(sheet) {
      const { bytes } = (await inTurn({ task: 'sheet', sheet })) as { bytes: Uint8Array };
      return Buffer.from(bytes);
    },
    close: dismiss,
  };
}

function answerOf(drawer: ChildProcess, request: DrawRequest): Promise<object> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => drawer.kill('SIGKILL'), longestMilliseconds);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      drawer.off('message', onMessage).off('exit', onExit).off('error', onExit);
      act();
    };
    const onMessage = (answer: DrawAnswer) => {
      if (answer.id !== request.id) return;
      if ('drawn' in answer) return settle(() => resolve(answer.drawn));
      const failure = answer.unreadable
        ? new UnreadablePicture(answer.message)
        : new Error(`A picture could not be drawn: ${answer.message}`);
      settle(() => reject(failure));
    };
    const onExit = (reason: unknown, signal?: NodeJS.Signals | null) => {
      const failure =
        signal && crashes.has(signal)
          ? new UnreadablePicture(`The decoder fell over it: ${signal}`)
          : new Error(`The drawing process is gone: ${signal ?? String(reason)}`);
      settle(() => reject(failure));
    };
    drawer.on('message', onMessage).on('exit', onExit).on('error', onExit);
    drawer.send(request);
  });
}
