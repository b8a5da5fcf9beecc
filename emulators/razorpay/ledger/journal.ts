import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * An append-only file of JSON lines, one for each change of state. If the process is killed during a write, that
 * change is lost: the incomplete last line is removed at the next start.
 */
export class Journal {
  readonly #descriptor: number;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Opens the file, creating it and its folder if needed, and passes every line to `replay` in order. */
  static open(file: string, replay: (line: unknown) => void): Journal {
    mkdirSync(dirname(file), { recursive: true });
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
    for (const line of whole.toString('utf8').split('\n')) {
      if (line !== '') replay(JSON.parse(line));
    }
    const descriptor = openSync(file, 'a');
    if (whole.length < bytes.length) ftruncateSync(descriptor, whole.length);
    return new Journal(descriptor);
  }

  append(line: unknown): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#descriptor, bytes, written);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
