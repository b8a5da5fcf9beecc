import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An invalid command line. The message is a sentence. */
export class WrongCommand extends Error {}

/** Reads the flags of a command with `read`. Prints `usage` and exits for `--help` and for invalid flags. */
export function readCommand<Command>(usage: string, read: () => Command): Command {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exit(1);
  }
}

/** Every flag takes a value and has a default. */
export function readFlags<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, value]) => [name, { type: 'string', default: value }]),
  );
  try {
    return parseArgs({ options }).values as Record<Name, string>;
  } catch (error) {
    // Only the first sentence of Node's message: the rest is advice on spelling.
    throw new WrongCommand(String((error as Error).message).split('. ')[0]);
  }
}
