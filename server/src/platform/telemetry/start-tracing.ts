import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';

export interface Tracing {
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. OpenTelemetry is imported only if that is set. */
export async function startTracing(server: FastifyInstance, env: Env): Promise<Tracing> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { stop: async () => undefined };
  const { traceWithOpenTelemetry } = await import('./open-telemetry.ts');
  return traceWithOpenTelemetry(server, {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  });
}
