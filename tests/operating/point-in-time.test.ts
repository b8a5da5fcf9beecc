import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const handbook = readFileSync(new URL('../../docs/OPERATING.md', import.meta.url), 'utf8');
const part = /### To a point in time\n(.*?)\n## /s.exec(handbook)?.[1] ?? '';
const [archiving = '', settings = ''] = [...part.matchAll(/```\n(.*?)```/gs)].map(([, text]) => text ?? '');
const baseBackup = /`(pg_basebackup [^`]+)`/.exec(part)?.[1] ?? '';

/** PostgreSQL with all its programs; the packaged one lacks psql and pg_basebackup. */
const installed = '/usr/lib/postgresql';
const [version] = readNames(installed).filter((name) =>
  readNames(join(installed, name, 'bin')).includes('postgres'),
);
const programs = join(installed, version ?? '', 'bin');
const folder = await mkdtemp(join(tmpdir(), 'tanabana-point-in-time-'));
const socket = join(folder, 'socket');
const data = join(folder, 'data');
const backups = join(folder, 'backups');
const inTest = (text: string) => text.replaceAll('/backups', backups);

function readNames(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Runs a command as the handbook does: in the shell of the database's own account. Returns its output. */
async function shell(text: string): Promise<string> {
  const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    PGHOST: socket,
    PGDATABASE: 'postgres',
  };
  const [program = 'sh', ...args] = [...asOwner, 'sh', '-euc', text];
  return (await run(program, args, { env, cwd: folder })).stdout.trim();
}

const ask = (sql: string) => shell(`psql -X -A -t -v ON_ERROR_STOP=1 -c "${sql}"`);
const start = () => shell(`pg_ctl -D ${data} -w -t 60 -l ${folder}/log -o "-k ${socket} -h ''" start`);
const stop = () => shell(`pg_ctl -D ${data} -w -m fast stop`);

afterAll(async () => {
  if (version !== undefined) await stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

// Without Debian's PostgreSQL there is no psql or pg_basebackup to run the handbook's commands with.
test.skipIf(version === undefined)(
  'by the commands of the handbook the state of a moment is brought back, and what came later is not',
  async () => {
    expect([archiving, settings, baseBackup]).not.toContain('');
    await chmod(folder, 0o777);
    await shell(
      `mkdir -p ${socket} ${backups}/wal ${backups}/base && initdb -D ${data} -A trust > /dev/null`,
    );
    await start();
    // Skips the commands that need the machine's own account and service manager.
    const asked = archiving.split('\n').filter((line) => !/^(install|systemctl) /.test(line));
    await shell(inTest(asked.join('\n')));
    await stop();
    await start();
    await ask("create table cloths as select 'before the backup' as name");
    await shell(inTest(baseBackup));
    await ask("insert into cloths values ('after the backup')");
    const moment = await ask('select clock_timestamp()');
    await ask('delete from cloths');
    await ask("insert into cloths values ('too late')");
    await ask('select pg_switch_wal()');
    const archived = () => ask('select archived_count > 0 and failed_count = 0 from pg_stat_archiver');
    await expect.poll(archived).toBe('t');
    await stop();

    await shell(
      `mv ${data} ${folder}/old && mkdir -m 700 ${data} && tar -xzf ${backups}/base/*/base.tar.gz -C ${data}`,
    );
    const wanted = inTest(settings).replace(
      /recovery_target_time = '[^']+'/,
      `recovery_target_time = '${moment}'`,
    );
    await shell(
      `cat >> ${data}/postgresql.auto.conf <<'SETTINGS'\n${wanted}\nSETTINGS\ntouch ${data}/recovery.signal`,
    );
    await start();
    await expect.poll(() => ask('select pg_is_in_recovery()')).toBe('f');
    expect(await ask('select name from cloths order by name')).toBe('after the backup\nbefore the backup');
    await ask("insert into cloths values ('goes on')");
  },
);
