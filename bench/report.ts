import { cpu, type Figures } from './measure.ts';

/** A line of the table. `gate` is empty for a floor. */
export interface Line {
  what: string;
  figures: Figures;
  /** The floor's processor time as a share of ours: "62 % of B"; the growth; or '' without a comparison. */
  ratio: string;
  gate: string;
  isMet: boolean | null;
}

interface Gate {
  what: string;
  ours: Figures;
  floor: Figures;
  floorName: string;
  /** Minimum share of the floor's speed, by processor time. Requests per second would also measure the client. */
  least?: number;
  /** Maximum processor time, node and database together, as a multiple of floor B. */
  mostTimesB?: number;
  /** Floor B in the same run; equal to `floor` if that is B. Only `mostTimesB` needs it. */
  floorB?: Figures;
}

export function floorLine(what: string, figures: Figures): Line {
  return { what, figures, ratio: '', gate: '', isMet: null };
}

export function gateLine({ what, ours, floor, floorName, least, mostTimesB, floorB = floor }: Gate): Line {
  const share = cpu(floor) / cpu(ours);
  const timesB = cpu(ours) / cpu(floorB);
  const gates = [
    ...(least === undefined ? [] : [`≥ ${percent(least)} of ${floorName}`]),
    ...(mostTimesB === undefined ? [] : [`≤ ${mostTimesB} × B`]),
  ];
  return {
    what,
    figures: ours,
    ratio: `${percent(share)} of ${floorName}${mostTimesB === undefined ? '' : `, ${timesB.toFixed(1)} × B`}`,
    gate: gates.join(', '),
    isMet:
      gates.length === 0
        ? null
        : (least === undefined || share >= least) && (mostTimesB === undefined || timesB <= mostTimesB),
  };
}

/** Maximum growth of processor time against the smallest size, which is measured first. */
export const mostGrowth = 1.5;
/** Milliseconds of processor time at the smallest size. */
const smallest = new Map<string, number>();

/** How many times the smallest size a named measurement takes. The first call is for the smallest size. */
export function growthOf(name: string, milliseconds: number): { growth: number; isMet: boolean } {
  const least = smallest.get(name) ?? milliseconds;
  smallest.set(name, least);
  return { growth: milliseconds / least, isMet: milliseconds <= mostGrowth * least };
}

/** A line whose gate is its growth. */
export function growthLine(what: string, figures: Figures): Line {
  const { growth, isMet } = growthOf(what, cpu(figures));
  return { what, figures, ratio: `${growth.toFixed(2)} × the smallest`, gate: `≤ ${mostGrowth} ×`, isMet };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

export function printTable(title: string, lines: readonly Line[]): void {
  const rows = lines.map(({ what, figures, ratio, gate, isMet }) => [
    what,
    Math.round(figures.perSecond).toLocaleString('en-IN'),
    cpu(figures).toFixed(3),
    figures.nodeCpu.toFixed(3),
    figures.databaseCpu.toFixed(3),
    figures.p99.toFixed(0),
    ratio,
    gate,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const head = ['', 'per s', 'CPU ms', 'node', 'database', 'p99 ms', 'speed', 'gate', ''];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const isNumber = column >= 1 && column <= 5;
        return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
      })
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${title}\n${[head, ...rows].map(line).join('\n')}\n`);
}
