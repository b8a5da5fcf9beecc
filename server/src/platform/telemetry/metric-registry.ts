import { Gauge, Registry } from 'prom-client';

/** The metrics that `/metrics` shows for this process. Counters register with `registers: [metrics]`. */
export type Metrics = Registry;

export function makeMetrics(): Metrics {
  return new Registry();
}

/** One value of a reading; its labels must be among those of its gauge. */
export interface Sample<Name extends string> {
  name: Name;
  value: number;
  labels?: Record<string, string>;
}

interface Reading<Name extends string> {
  gauges: Record<Name, { help: string; labelNames?: readonly string[] }>;
  read(): Promise<readonly Sample<Name>[]>;
}

const sharedForMs = 1000;
const mayTakeMs = 2000;

/**
 * Adds gauges that are read together on each scrape, at most once a second. A gauge without a value, or whose reading
 * takes longer than two seconds, is omitted: zero would look healthy.
 */
export function addReading<Name extends string>(metrics: Metrics, { gauges, read }: Reading<Name>): void {
  let last: { at: number; samples: Promise<readonly Sample<Name>[]> } | undefined;
  const readOnce = () => {
    const at = performance.now();
    if (last === undefined || at - last.at > sharedForMs) last = { at, samples: inTime(read()) };
    return last.samples;
  };
  for (const name of Object.keys(gauges) as Name[]) {
    const { help, labelNames = [] } = gauges[name];
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [metrics],
      async collect() {
        const samples = await readOnce();
        if (labelNames.length === 0) this.remove();
        else this.reset();
        for (const sample of samples) {
          if (sample.name === name) this.set(sample.labels ?? {}, sample.value);
        }
      },
    });
  }
}

async function inTime<T>(reading: Promise<readonly T[]>): Promise<readonly T[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly T[]>((done) => {
    timer = setTimeout(() => done([]), mayTakeMs);
  });
  try {
    return await Promise.race([reading.catch(() => []), late]);
  } finally {
    clearTimeout(timer);
  }
}
