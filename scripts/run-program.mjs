// These scripts run before anything is installed, on any Node from 18 on, so they import only Node's own
// modules.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node version that the lock file pins. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** A failure whose message is a sentence for the person at the terminal; it is printed without a stack. */
export class PlainError extends Error {}

/**
 * For a program that runs beside another: `print` receives its output, `signal` stops it.
 * @typedef {{ print: (text: string) => void, signal: AbortSignal }} Beside
 */

/**
 * Runs a program in the project's folder and returns its exit code. `env` is added to ours. Without `beside`
 * the program uses the terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] on top of ours
 * @param {Beside} [beside] without it the terminal is the program's
 * @returns {Promise<number>}
 */
export function runProgram(program, args, env = {}, beside) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: environment(beside && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env),
    });
    if (beside) {
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', beside.print);
      beside.signal.addEventListener('abort', () => child.kill());
    }
    const release = passSignalsTo(child);
    child.once('error', (error) => {
      release();
      reject(new PlainError(`${program} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      release();
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

/**
 * Runs a command of an installed package with the pinned Node.
 * @param {string} packageName
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {Beside} [beside]
 */
export function runTool(packageName, command, args, env, beside) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command];
  return runProgram(pinnedNode, [join(folder, file), ...args], env, beside);
}

/**
 * Runs a script's work, prints a failure as a sentence and exits with its exit code.
 * @param {() => Promise<number>} work
 */
export async function runScript(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** @param {Record<string, string | undefined>} extra */
function environment(extra) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Passes signals on. Without a handler the signal would end this script and leave the program running.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  const received = new Set();
  const pass = (signal) => {
    // In a terminal Ctrl-C also reaches the program directly, and npm repeats the signal; a program that gets
    // it twice stops without finishing.
    const reachedByItself = signal === 'SIGINT' && process.stdin.isTTY;
    if (reachedByItself || received.has(signal)) return;
    received.add(signal);
    child.kill(signal);
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return () => {
    process.off('SIGINT', pass);
    process.off('SIGTERM', pass);
  };
}
