export interface BadDay {
  /** Path relative to the project root. A `.test.ts` also runs with `npm test`. */
  file: string;
  /** What happens, in one sentence. */
  says: string;
}

/** Every chaos scenario, by name. */
export const badDays: Readonly<Record<string, BadDay>> = {
  'processes-killed': {
    file: 'tests/chaos/processes-killed.proof.ts',
    says: 'kill -9 of a process that serves and of one that works, beside others that go on.',
  },
  'money-killed': {
    file: 'tests/chaos/money-killed.proof.ts',
    says: 'kill -9 of servers in the midst of a hundred walks of each path of money, and the ledger to the paisa (--kills 20, --seed 7).',
  },
  'database-killed': {
    file: 'tests/chaos/database-killed.test.ts',
    says: 'kill -9 of the private database under a server that people use.',
  },
  'databases-killed': {
    file: 'tests/chaos/databases-killed.proof.ts',
    says: 'kill -9 of servers with a private database at any moment of their start, twenty times.',
  },
  'replica-killed': {
    file: 'tests/chaos/replica-killed.test.ts',
    says: 'kill -9 of the replica of the database while people read, and its return.',
  },
  'redis-killed': {
    file: 'server/src/platform/realtime/many-processes.test.ts',
    says: 'kill -9 of the Redis that two processes share, and its return.',
  },
  'store-killed': {
    file: 'tests/chaos/store-killed.test.ts',
    says: 'The store of files is gone, and comes back.',
  },
  'provider-down': {
    file: 'tests/chaos/provider-down.proof.ts',
    says: 'The payment provider is away for an hour in which people buy, pay and cancel.',
  },
  'provider-slow': {
    file: 'tests/chaos/provider-slow.proof.ts',
    says: 'The payment provider answers after seconds, or never.',
  },
  'provider-lies': {
    file: 'tests/chaos/provider-lies.test.ts',
    says: 'Wrong amounts, wrong signatures, replies for other orders and repeats in the name of the provider.',
  },
  'payment-repeated': {
    file: 'tests/chaos/payment-repeated.proof.ts',
    says: 'Ten thousand webhooks of one payment and a thousand proofs of it.',
  },
  'mail-down': {
    file: 'tests/chaos/mail-down.test.ts',
    says: 'The mail server is away for a day in which letters and codes are written.',
  },
  'disk-full': {
    file: 'tests/chaos/disk-full.proof.ts',
    says: 'The disk of files, and the disk of the database, run full for real (a small one is mounted: as root, on Linux).',
  },
  'clock-jumps': {
    file: 'tests/chaos/clock-jumps.test.ts',
    says: "The server's clock jumps a day ahead and an hour back.",
  },
  partition: {
    file: 'tests/chaos/partition.proof.ts',
    says: 'The network between the server and its database swallows everything, forgets connections, and heals.',
  },
  failover: {
    file: 'tests/chaos/failover.proof.ts',
    says: 'The primary of the database is killed while people order, and its replica is promoted.',
  },
  'failover-behind': {
    file: 'tests/chaos/failover-behind.proof.ts',
    says: 'A replica that was behind is promoted: what is lost, and what the books say of it.',
  },
  'front-door-flooded': {
    file: 'tests/chaos/front-door-flooded.proof.ts',
    says: 'Slow, silent and greedy connections of one address at the front door, and five hundred likes at once.',
  },
  'slow-sockets': {
    file: 'tests/chaos/slow-sockets.proof.ts',
    says: '620 connections of one address that never finish their request (--sockets 2000 for more).',
  },
  soak: {
    file: 'tests/chaos/soak.proof.ts',
    says: 'Half an hour of mixed traffic with flat memory (--minutes 5 for less).',
  },
};
