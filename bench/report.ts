import { cpu, type Figures } from './measure.ts';

/** A line of the table. `gate` is empty for a floor. */
export interface Line {
  what: string;
  figures: Figures;
  /** The floor's processor time as a share of ours: "62 % of B", or '' where nothing is compared. */
  ratio: string;
  gate: string;
  isMet: boolean | null;
}

interface Gate {
  what: string;
  ours: Figures;
  floor: Figures;
  floorName: string;
  /** The least share of the floor's speed, by processor time: answers per second also measure the load's sender. */
  least?: number;
  /** Milliseconds of processor time, node and database together, on a machine where floor B costs 0.16. */
  mostCpu?: number;
  /** Floor B in the same run; the floor itself where it is B. Only `mostCpu` needs it. */
  floorB?: Figures;
}

/** What floor B cost where the gates were set. A machine may be several times slower than that one. */
const usualFloorB = 0.16;

export function floorLine(what: string, figures: Figures): Line {
  return { what, figures, ratio: '', gate: '', isMet: null };
}

export function gateLine({ what, ours, floor, floorName, least, mostCpu, floorB = floor }: Gate): Line {
  const share = cpu(floor) / cpu(ours);
  const timesB = mostCpu === undefined ? Number.POSITIVE_INFINITY : mostCpu / usualFloorB;
  const gates = [
    ...(least === undefined ? [] : [`≥ ${percent(least)} of ${floorName}`]),
    ...(mostCpu === undefined
      ? []
      : [`≤ ${timesB.toFixed(1)} × B (${mostCpu} ms where B is ${usualFloorB})`]),
  ];
  return {
    what,
    figures: ours,
    ratio: `${percent(share)} of ${floorName}${mostCpu === undefined ? '' : `, ${(cpu(ours) / cpu(floorB)).toFixed(1)} × B`}`,
    gate: gates.join(', '),
    isMet:
      gates.length === 0
        ? null
        : (least === undefined || share >= least) && cpu(ours) <= timesB * cpu(floorB),
  };
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
