import type { PartName } from '#contracts/measurements/garments.ts';
import { armEdges, type Figure } from '../figures/figure.ts';
import { armhole, neckline, onShoulder, sleeveRuns, sleeveSections } from '../garments/bodice.ts';
import type { Worn } from '../garments/worn.ts';
import { mirrored, type Point, pointAt } from '../pen.ts';
import { along, around, halfAt, type Tape, type Tapes } from './tape.ts';

const spine = ({ arm }: Figure) => arm.map(([x, y]): Point => [x, y]);
const tipOf = ({ shoulder }: Figure): Point => [shoulder[0] + 2, shoulder[1] - 3];

/** Around the arm, square to it. */
function aroundArm(figure: Figure, share: number, ease: number): Tape {
  const sections = sleeveSections(figure.arm, share);
  const { outer, inner } = armEdges(sections, ease);
  const start = inner.at(-1) ?? figure.armpit;
  const end = outer.at(-1) ?? figure.shoulder;
  return { goes: 'round', points: [start, [(start[0] + end[0]) / 2 + 1, (start[1] + end[1]) / 2 + 4], end] };
}

/** Down from the shoulder beside the neck. Where several lengths end at different heights, they run beside each other. */
const downTo =
  (part: PartName, share: number, beside = 0.3) =>
  (figure: Figure, { hem, ends }: Worn): Tape => {
    const end = ends?.[part];
    const start = onShoulder(figure, end === undefined ? 0.3 : beside);
    const bottom = end ?? hem[1] + 2;
    const x = end === undefined ? start[0] * share : start[0] + 2;
    return along([-start[0], start[1]], [-x, (start[1] + bottom) / 2], [-x, bottom]);
  };
const downBack = (figure: Figure, { hem, ends }: Worn): Tape => {
  const bottom = ends?.blouseLength ?? hem[1] + 3;
  return along([0, figure.nape + 4], [0, (figure.nape + bottom) / 2], [0, bottom]);
};

/** The girths, in the order of the body. */
const girths: Tapes = {
  neck: (figure) => around((figure.neck.at(-1)?.[1] ?? 120) - 8, (figure.neck.at(-1)?.[0] ?? 26) - 3, 6),
  collar: (figure) => around(figure.neck.at(-1)?.[1] ?? 120, (figure.neck.at(-1)?.[0] ?? 26) + 2, 16),
  upperChest: (figure) => around(figure.upperChest, halfAt(figure, figure.upperChest) - 1, 5),
  bust: (figure, { cut }) => around(figure.bust, halfAt(figure, figure.bust) + cut.ease, 7),
  underBust: (figure, { cut }) => around(figure.underBust, halfAt(figure, figure.underBust) + cut.ease, 6),
  lowChest: (figure, { cut }) =>
    around(figure.underBust + 4, halfAt(figure, figure.underBust + 4) + cut.ease, 6),
  waist: (figure, { cut, waist }) => around(waist, halfAt(figure, waist) + cut.ease, 5),
  stomach: (figure, { cut }) => around(figure.stomach, halfAt(figure, figure.stomach) + cut.ease, 7),
  hip: (figure, { cut }) => around(figure.hip, halfAt(figure, figure.hip) + cut.ease, 8),
};

export const upper: Tapes = {
  ...girths,
  shoulder: (figure) => {
    const [x, y] = tipOf(figure);
    return along([-x, y], [-x * 0.5, y - 6], [0, figure.nape + 6], [x * 0.5, y - 6], [x, y]);
  },
  acrossFront: (figure) =>
    along(
      [-figure.armpit[0] - 1, figure.armpit[1] - 26],
      [0, figure.armpit[1] - 24],
      [figure.armpit[0] + 1, figure.armpit[1] - 26],
    ),
  acrossBack: (figure) =>
    along(
      [-figure.armpit[0] - 3, figure.armpit[1] - 16],
      [0, figure.armpit[1] - 13],
      [figure.armpit[0] + 3, figure.armpit[1] - 16],
    ),
  armhole: (figure, { cut }) => ({
    goes: 'round',
    // From below, so that its leader ends above that of the width across the front.
    points: armhole(tipOf(figure), cut.flank[0] ?? figure.armpit).toReversed(),
  }),
  sleeveLength: (figure, { cut }) => {
    const [outside = []] = sleeveRuns(
      figure,
      { ...cut, sleeve: cut.sleeve ?? 0.98 },
      tipOf(figure),
      figure.armpit,
    );
    return along(...mirrored(outside.map(([x, y], place): Point => [x + (place === 0 ? 2 : 5), y])));
  },
  bicep: (figure, { cut }) => aroundArm(figure, 0.22, cut.sleeve === null ? 0 : cut.ease * 0.7),
  elbow: (figure, { cut }) => aroundArm(figure, 0.54, (cut.sleeve ?? 0) > 0.54 ? cut.ease * 0.7 : 0),
  wrist: (figure) => aroundArm(figure, 1, 2),
  // Above the hem where the sleeve ends at the wrist, so that the two stay apart.
  sleeveOpening: (figure, { cut }) =>
    aroundArm(
      figure,
      (cut.sleeve ?? 0.9) - ((cut.sleeve ?? 0) > 0.9 ? 0.07 : 0.015),
      cut.ease * 0.7 + cut.sleeveFlare,
    ),
  frontNeckDepth: (figure, { cut }) =>
    along([0, onShoulder(figure, cut.neckWidth)[1] ?? 0], [0, cut.frontNeck - 1]),
  backNeckDepth: (figure, { cut }) =>
    along([0, figure.nape - 2], [0, Math.max(cut.backNeck, figure.nape + 10)]),
  bustPoint: (figure) =>
    along(onShoulder(figure, 0.3), [figure.apex + 6, figure.bust - 34], [figure.apex, figure.bust]),
  apexGap: (figure) =>
    along([-figure.apex, figure.bust - 7], [0, figure.bust - 4], [figure.apex, figure.bust - 7]),
  blouseLength: downTo('blouseLength', 0.92, 0.12),
  topLength: downTo('topLength', 1.1, 0.42),
  kurtaLength: downTo('kurtaLength', 1.3, 0.18),
  dressLength: downTo('dressLength', 1.5, 0.72),
  sherwaniLength: downTo('sherwaniLength', 1.3, 0.46),
  blouseBackLength: downBack,
  aariFront: (figure, { hem, ends }) =>
    along(
      [46, figure.bust - 30],
      [45, ((ends?.blouseLength ?? hem[1]) + figure.bust) / 2 - 10],
      [44, (ends?.blouseLength ?? hem[1]) - 10],
    ),
  aariBack: (figure) =>
    along([-44, figure.armpit[1] + 8], [0, figure.underBust - 6], [44, figure.armpit[1] + 8]),
  aariNeck: (figure, { cut }) => {
    const neck = neckline(figure, cut, 'front').map(
      ([x, y], place): Point => [place === 0 ? x + 10 : x + (x > 0 ? 9 : 0), y + (place === 0 ? 2 : 11)],
    );
    return { goes: 'along', points: [...mirrored(neck), ...neck.toReversed().slice(1)] };
  },
  aariSleeve: (figure, { cut }) => ({
    ...aroundArm(figure, (cut.sleeve ?? 0.5) - 0.075, cut.ease * 0.7),
    goes: 'along',
  }),
  aariHem: (_, { hem, cut }) =>
    along([-hem[0] + 3, hem[1] - 6], [0, hem[1] + cut.hemDrop - 6], [hem[0] - 3, hem[1] - 6]),
  height: (figure) => along([-figure.shoulder[0] - 62, 2], [-figure.shoulder[0] - 62, figure.floor]),
  slitHeight: (figure, { hem: [x, y] }) => {
    const top = Math.max(figure.hip + 24, y - 150);
    const lean = ((x - halfAt(figure, figure.hip)) * (y - top)) / (y - figure.hip);
    return along([x + 5 - lean, top], [x + 6 - lean / 2, (top + y) / 2], [x + 6, y]);
  },
  ringSize: (figure) => {
    const [x, y] = pointAt(spine(figure), 1);
    return {
      goes: 'round',
      points: [
        [x + 5, y + 46 * figure.hand],
        [x + 10, y + 48 * figure.hand],
        [x + 16, y + 45 * figure.hand],
      ],
    };
  },
  bangleSize: (figure) => aroundArm(figure, 0.93, 3),
};
