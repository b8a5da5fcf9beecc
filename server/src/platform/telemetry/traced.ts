export type TraceAttributes = Record<string, string | number>;

/** The kind of a span, as in OpenTelemetry. */
export type TraceKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Tracer {
  /** Records the work as a child span of the current one. */
  trace<T>(name: string, kind: TraceKind, attributes: TraceAttributes, work: () => Promise<T>): Promise<T>;
  /** Whether there is a current span. */
  isInside(): boolean;
}

let current: Tracer | null = null;

/** Null turns tracing off. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer;
}

/**
 * Runs the work in a span, if tracing is on. Names and attributes must come from the code, never from a person: no
 * statement parameters, no URLs with ids.
 */
export function traced<T>(
  name: string,
  kind: 'client' | 'consumer' | 'internal',
  work: () => Promise<T>,
  attributes: TraceAttributes = {},
): Promise<T> {
  return current === null ? work() : current.trace(name, kind, attributes, work);
}

/** Like `traced`, but only within a request, job or event; anything else is not recorded. */
export function tracedInside<T>(
  name: string,
  work: () => Promise<T>,
  attributes: TraceAttributes,
): Promise<T> {
  return current?.isInside() ? current.trace(name, 'client', attributes, work) : work();
}
