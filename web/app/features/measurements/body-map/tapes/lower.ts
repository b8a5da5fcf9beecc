import type { Figure } from '../figures/figure.ts';
import type { Worn } from '../garments/worn.ts';
import { type Point, pointAt } from '../pen.ts';
import { along, around, aroundLimb, halfAt, legAt, type Tape, type Tapes } from './tape.ts';

const aroundLeg =
  (of: (figure: Figure) => number, ease = 1) =>
  (figure: Figure): Tape => {
    const { x, half } = legAt(figure, of(figure));
    return aroundLimb(x, of(figure), half + ease);
  };
const hemOf = ({ hem }: Worn) => hem;

export const lower: Tapes = {
  lehengaLength: (figure, worn) => {
    const [x, y] = hemOf(worn);
    const top = halfAt(figure, worn.waist) + 4;
    return along(
      [-top, worn.waist],
      [-top - (x - top) * 0.62, worn.waist + (y - worn.waist) * 0.5],
      [-x - 5, y + 1],
    );
  },
  flare: (_, { hem: [x, y] }) => ({
    goes: 'round',
    points: [1, 0.72, 0.38, 0, -0.38, -0.72, -1].map(
      (share): Point => [share * (x - 1), y - 14 + Math.sqrt(1 - share * share) * x * 0.11],
    ),
  }),
  kaliCount: (_, { hem: [x, y], waist }) => {
    const middle = waist + (y - waist) * 0.66;
    return along([x * 0.06, middle + 2], [x * 0.28, middle], [x * 0.5, middle - 4]);
  },
  elasticLength: (figure, { waist }) => around(waist + 9, halfAt(figure, waist + 9) + 3, 5),
  trouserLength: (figure, worn) => {
    if (worn.leg) return along(...worn.leg.map(([x, y]): Point => [-x - 8, y]));
    const edge: Point[] = [figure.waist, figure.stomach, figure.hip, figure.thigh, figure.knee].map((y) => [
      -halfAt(figure, y) - 26,
      y,
    ]);
    return along(...edge, [-legAt(figure, figure.ankle).x - 36, figure.ankle]);
  },
  inseam: (figure, { hem }) => {
    const inside = (y: number): Point => [-legAt(figure, y).x + legAt(figure, y).half, y];
    return along(
      [-2, figure.crotch + 8],
      inside((figure.crotch + figure.knee) / 2),
      inside(figure.knee),
      inside(figure.calf),
      inside(Math.max(hem[1], figure.ankle)),
    );
  },
  rise: (figure, { waist }) => along([9, waist + 2], [10, (waist + figure.crotch) / 2], [6, figure.crotch]),
  crotchRound: (figure, { waist }) => ({
    goes: 'round',
    points: [
      [0, waist + 2],
      [3, (waist + figure.crotch) / 2],
      [2, figure.crotch + 4],
      [8, figure.crotch + 12],
      [15, figure.crotch + 8],
    ],
  }),
  thigh: aroundLeg((figure) => figure.thigh, 4),
  knee: aroundLeg((figure) => figure.knee, 3),
  calf: aroundLeg((figure) => figure.calf),
  // Below the cloth, where the bone is.
  ankle: aroundLeg((figure) => (figure.ankle * 2 + figure.floor) / 3, 2),
  bottomOpening: (figure, { opening, hem }) => {
    const y = opening === 0 ? figure.ankle - 14 : hem[1] - 1;
    const { x, half } = legAt(figure, y);
    return aroundLimb(x, y, opening === 0 ? half : opening + 1);
  },
  footLength: (figure) => {
    const { x } = legAt(figure, figure.ankle);
    return along([-x + 10, figure.floor - 6], [-x - 4, figure.floor + 2], [-x - 24, figure.floor - 1]);
  },
  ballGirth: (figure) => aroundLimb(legAt(figure, figure.ankle).x + 4, figure.floor - 14, 22),
  // On the plain body: how a dupatta hangs over both shoulders.
  dupattaLength: (figure) => {
    const [x, y] = pointAt(figure.neck, 1);
    return along(
      [-48, figure.thigh],
      [-44, figure.waist],
      [-x - 12, y + 8],
      [0, figure.pit + 22],
      [x + 12, y + 8],
      [44, figure.waist],
      [48, figure.thigh],
    );
  },
  dupattaWidth: (figure) => along([30, figure.thigh + 8], [48, figure.thigh + 11], [66, figure.thigh + 8]),
};
