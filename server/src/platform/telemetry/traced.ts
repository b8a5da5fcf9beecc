export type TraceAttributes = Record<string, string | number>;

/** What a span stands for, as OpenTelemetry sorts them. */
export type TraceKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Tracer {
  /** Times the work as a part of what it is called from. */
  trace<T>(name: string, kind: TraceKind, attributes: TraceAttributes, work: () => Promise<T>): Promise<T>;
  /** Whether there is something that a part can belong to. */
  isInside(): boolean;
}

let current: Tracer | null = null;

/** Null turns tracing off. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer;
}

/**
 * Does the work, and times it where traces are kept. Names and attributes are of the code, never of a person: no values of
 * statements, no addresses with ids.
 */
export function traced<T>(
  name: string,
  kind: 'client' | 'consumer' | 'internal',
  work: () => Promise<T>,
  attributes: TraceAttributes = {},
): Promise<T> {
  return current === null ? work() : current.trace(name, kind, attributes, work);
}

/** The same for small parts: what is asked outside of any request, job or event is not kept. */
export function tracedInside<T>(
  name: string,
  work: () => Promise<T>,
  attributes: TraceAttributes,
): Promise<T> {
  return current?.isInside() ? current.trace(name, 'client', attributes, work) : work();
}
