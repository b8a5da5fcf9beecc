// These scripts run before anything is installed, on whatever Node the machine has (18 or later):
// they use nothing but Node itself.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the lock file pins, whatever the machine has. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** A failure whose message is a sentence for the person at the terminal; no stack is printed for it. */
export class PlainError extends Error {}

/**
 * For a program that runs beside another: `print` gets what it says, `signal` ends it.
 * @typedef {{ print: (text: string) => void, signal: AbortSignal }} Beside
 */

/**
 * Runs a program to its end in the project's folder and answers with its exit code.
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
 * Runs a command of an installed package under the pinned Node.
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
 * Runs a script's work, prints a failure as a sentence and leaves with an honest exit code.
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
 * Without a handler of ours the signal would end this script and leave the program behind.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  const heard = new Set();
  const pass = (signal) => {
    // In a terminal Ctrl-C reaches the program by itself, and npm repeats what it hears; a program that hears
    // twice thinks that it is being hurried and leaves without finishing.
    const reachedByItself = signal === 'SIGINT' && process.stdin.isTTY;
    if (reachedByItself || heard.has(signal)) return;
    heard.add(signal);
    child.kill(signal);
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return () => {
    process.off('SIGINT', pass);
    process.off('SIGTERM', pass);
  };
}
