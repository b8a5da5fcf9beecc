import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Replica } from '#server/platform/db/replicas/replicas.ts';
import type { StaleReads } from '#server/platform/db/replicas/stale-reads.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { isForwarded } from '#server/platform/http/limits/forwarded.ts';
import { isFromNetwork } from '#server/platform/http/limits/from-network.ts';
import type { Metrics } from './metric-registry.ts';

interface Gauged {
  metrics: Metrics;
  pool: Pool;
  replicas: readonly Replica[];
  staleReads: StaleReads['counts'];
  countLiveConnections(): number;
}

/** Counts and times every response by route, and exposes Prometheus metrics at `/metrics`. */
export function installMetrics(app: FastifyInstance, gauged: Gauged): void {
  const { metrics: registry, pool, countLiveConnections } = gauged;
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });

  new Gauge({
    name: 'live_connections',
    help: 'Browser tabs that are told news as it happens',
    registers: [registry],
    collect() {
      this.set(countLiveConnections());
    },
  });

  gaugeReplicas(registry, gauged);
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused with 503 and Retry-After because more was asked than can be done',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(app.countRefused());
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isRefusedForLoad && isFromNetwork(request)) {
      // The route pattern, not the URL: otherwise every id would create a time series.
      const route = request.routeOptions.url ?? 'none';
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    }
    done();
  });

  app.get('/metrics', { config: { alwaysAnswers: true } }, async (request, reply) => {
    if (isHandedOnByStranger(request) || !isNear(request.ip)) throw notFound('platform.pageMissing');
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

function gaugeReplicas(registry: Registry, { replicas, staleReads }: Gauged): void {
  if (replicas.length === 0) return;
  const registers = [registry];
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How old what a replica shows may be at most; infinite while that is not known',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lagMs } of replicas) this.set({ replica: name }, lagMs() / 1000);
    },
  });
  new Gauge({
    name: 'database_replica_in_use',
    help: '1 while reads that may be a little old go there',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isInUse } of replicas) this.set({ replica: name }, Number(isInUse()));
    },
  });
  new Counter({
    name: 'stale_reads_total',
    help: 'Reads that may be a little old, by who answered; repeated are those that a replica could not answer',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(staleReads)) this.inc({ by }, count);
    },
  });
}

/**
 * Whether a proxy that is not in TRUST_PROXY forwarded the request. Its own address may be local, but that of the
 * visitor behind it is unknown.
 */
function isHandedOnByStranger(request: FastifyRequest): boolean {
  const isBelieved = (request.ips?.length ?? 0) > 1;
  return isForwarded(request.headers) && !isBelieved;
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether an address is in a private network. Metrics are for machines next to this one, not for visitors who come
 * through a trusted proxy.
 */
function isNear(ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
