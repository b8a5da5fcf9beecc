import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { stopOnSignals } from '#server/platform/process/stop-on-signals.ts';
import { askCluster, openControl } from './control.ts';
import { OptionError, type Options, readOptions } from './read-options.ts';
import { type Status, startCluster } from './start-cluster.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.command === 'start') return run(options);
  for (const line of describe(await askCluster(options.dataDir, options.command))) say(line);
}

async function run(options: Options): Promise<void> {
  say('Starting the cluster …');
  const stopping = new AbortController();
  let stop: (() => Promise<void>) | undefined;
  stopOnSignals(() => {
    stopping.abort();
    void stop?.();
  });
  const cluster = await startCluster(options, {
    say,
    onLost(part) {
      say(`The ${part} of the cluster has ended, and nothing goes on without it.`);
      process.exitCode = 1;
      void stop?.();
    },
  });
  const control = await openControl(options.dataDir, cluster);
  let isStopped: Promise<void> | undefined;
  stop = () => {
    isStopped ??= (async () => {
      say('Stopping the cluster …');
      await control.close();
      await cluster.stop();
    })();
    return isStopped;
  };
  // A signal arrived during startup.
  if (stopping.signal.aborted) return stop();
  say([`Tanabana is open at ${cluster.url}`, ...describe(cluster.status()), ...greeting(options)].join('\n'));
}

function describe({ processes }: Status): string[] {
  return processes.map(
    ({ name, pid, port, state }) =>
      `  ${name.padEnd(11)} process ${String(pid).padEnd(8)} port ${port}  ${state}`,
  );
}

function greeting({ hasDemo }: Options): string[] {
  const signIns = Object.entries(demoSignIns).map(
    ([who, { name, email }]) => `    ${who.padEnd(9)} ${email} (${name})`,
  );
  return [
    ...(hasDemo ? ['  Sign in to the demo with the password', `    ${demoPassword}`, ...signIns] : []),
    '  Letters arrive in the mailbox at /dev/mailbox, payments are emulated: no money moves.',
    '  npm run cluster -- restart replaces the processes one after another; Ctrl-C stops everything.',
  ];
}

main().catch((error: unknown) => {
  const text =
    error instanceof OptionError ? error.message : `The cluster could not start.\n${reasonOf(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

function reasonOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error);
}
