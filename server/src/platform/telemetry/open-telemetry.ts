import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { Tracing } from './start-tracing.ts';
import { setTracer, type TraceKind } from './traced.ts';

interface Settings {
  /** The URL of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  service: string;
  /** Sampling ratio of traces, from 0 to 1. */
  ratio: number;
}

const kinds: Record<TraceKind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const sendEveryMs = 2000;
const sendingMayTakeMs = 2000;

/** Traces every request, and the work passed to `traced` within requests, jobs and events. */
export function traceWithOpenTelemetry(server: FastifyInstance, settings: Settings): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
          timeoutMillis: sendingMayTakeMs,
        }),
        scheduledDelayMillis: sendEveryMs,
      }),
    ],
  });
  const tracer = provider.getTracer('tanabana');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const requests = new WeakMap<FastifyRequest, Span>();

  setTracer({
    isInside: () => trace.getSpan(contexts.active()) !== undefined,
    async trace(name, kind, attributes, work) {
      // Jobs and events outlive the request and may combine several, so they start a trace of their own.
      const parent = kind === 'consumer' ? ROOT_CONTEXT : contexts.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        return await contexts.with(trace.setSpan(parent, span), work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  });

  server.addHook('onRequest', (request, _reply, done) => {
    const active = contexts.active();
    const isInside = trace.getSpan(active) !== undefined;
    const parent = isInside ? active : parentOf(request);
    const attributes = { 'http.request.method': request.method, 'tanabana.request_id': request.id };
    // An internal API call of a page is a child span of the page.
    const kind = isInside ? SpanKind.INTERNAL : SpanKind.SERVER;
    const span = tracer.startSpan(request.method, { kind, attributes }, parent);
    requests.set(request, span);
    contexts.with(trace.setSpan(parent, span), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = requests.get(request);
    // The route pattern, not the URL, which identifies people and orders.
    const route = request.routeOptions.url ?? 'none';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });

  return {
    async stop() {
      setTracer(null);
      await provider
        .shutdown()
        .catch((error) => server.log.warn({ err: error }, 'the last traces were not sent'));
      contexts.disable();
    },
  };
}

/** Records the error's name or code only: a message may contain what a person wrote. */
function fail(span: Span, error: unknown): void {
  const name = codeOf(error) || (error instanceof Error ? error.name : 'unknown');
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Continues a trace only if a proxy in TRUST_PROXY started it; other clients could fill our traces with theirs. */
function parentOf({ headers, ips }: FastifyRequest): Context {
  const { traceparent } = headers;
  if ((ips?.length ?? 0) < 2 || typeof traceparent !== 'string') return ROOT_CONTEXT;
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}
