import type { PartName } from '#contracts/measurements/garments.ts';

export interface BodyMark {
  /** Parts measured along the same line share a mark. */
  parts: readonly PartName[];
  /** The path of the tape, in the drawing's units. */
  path: string;
  /** Around the body, or along it. */
  goes: 'round' | 'along';
  /** The centre of its number. */
  at: readonly [x: number, y: number];
  /** The path and number for one of the parts, if the others are not measured. */
  alone?: Partial<Record<PartName, Pick<BodyMark, 'path' | 'at'>>>;
}

/**
 * The lines of the tape on the drawn body, from the neck down. What is not measured on a standing body seen from the
 * front has none: cloth, embroidery, feet, rings, counts and choices.
 */
export const bodyMarks: readonly BodyMark[] = [
  { parts: ['height'], path: 'M308 20V628', goes: 'along', at: [307, 400] },
  { parts: ['neck', 'collar'], path: 'M169 97Q180 105 191 97', goes: 'round', at: [212, 88] },
  { parts: ['shoulder', 'acrossBack'], path: 'M122 120Q180 106 238 120', goes: 'round', at: [104, 112] },
  { parts: ['acrossFront'], path: 'M134 140Q180 132 226 140', goes: 'along', at: [132, 154] },
  { parts: ['frontNeckDepth', 'backNeckDepth'], path: 'M180 112V140', goes: 'along', at: [180, 154] },
  { parts: ['bustPoint'], path: 'M199 110L206 182', goes: 'along', at: [214, 136] },
  { parts: ['armhole'], path: 'M240 122C224 134 224 158 234 174', goes: 'round', at: [262, 130] },
  { parts: ['upperChest'], path: 'M128 166Q180 178 232 166', goes: 'round', at: [104, 160] },
  { parts: ['bust'], path: 'M127 184Q180 198 233 184', goes: 'round', at: [180, 176] },
  { parts: ['apexGap'], path: 'M154 186L206 186', goes: 'along', at: [138, 204] },
  { parts: ['bicep'], path: 'M98 196Q108 202 121 196', goes: 'round', at: [84, 190] },
  { parts: ['underBust', 'lowChest'], path: 'M134 210Q180 223 226 210', goes: 'round', at: [180, 232] },
  {
    parts: ['sleeveLength'],
    path: 'M252 124C266 150 272 200 280 236C286 268 296 300 302 320',
    goes: 'along',
    at: [294, 226],
  },
  { parts: ['elbow', 'sleeveOpening'], path: 'M86 256Q97 263 108 256', goes: 'round', at: [72, 250] },
  { parts: ['waist'], path: 'M148 254Q180 264 212 254', goes: 'round', at: [180, 275] },
  { parts: ['stomach'], path: 'M143 290Q180 302 217 290', goes: 'round', at: [124, 292] },
  { parts: ['wrist'], path: 'M72 322Q80 328 87 321', goes: 'round', at: [58, 314] },
  { parts: ['hip'], path: 'M132 322Q180 335 228 322', goes: 'round', at: [180, 312] },
  {
    parts: ['blouseLength', 'topLength', 'kurtaLength', 'sherwaniLength', 'dressLength'],
    path: 'M156 112V420',
    goes: 'along',
    at: [156, 434],
    alone: {
      blouseLength: { path: 'M156 112V276', at: [156, 290] },
      topLength: { path: 'M156 112V356', at: [156, 370] },
      dressLength: { path: 'M156 112V586', at: [156, 600] },
    },
  },
  { parts: ['blouseBackLength'], path: 'M224 116V272', goes: 'along', at: [224, 286] },
  { parts: ['crotchRound'], path: 'M164 336Q180 368 196 336', goes: 'round', at: [154, 354] },
  { parts: ['rise'], path: 'M206 258V348', goes: 'along', at: [206, 296] },
  { parts: ['lehengaLength', 'trouserLength'], path: 'M118 262V614', goes: 'along', at: [104, 470] },
  { parts: ['thigh'], path: 'M183 380Q206 390 229 380', goes: 'round', at: [246, 376] },
  { parts: ['inseam'], path: 'M180 352V614', goes: 'along', at: [180, 548] },
  { parts: ['knee'], path: 'M188 468Q202 475 217 468', goes: 'round', at: [236, 464] },
  { parts: ['calf'], path: 'M190 514Q204 521 218 514', goes: 'round', at: [238, 512] },
  { parts: ['slitHeight'], path: 'M232 340V420', goes: 'along', at: [252, 400] },
  { parts: ['ankle', 'bottomOpening'], path: 'M188 588Q196 593 204 588', goes: 'round', at: [224, 586] },
];

/** The marks for these parts, in their order; each mark lists only the requested parts. */
export function bodyMarksOf(parts: readonly PartName[]): BodyMark[] {
  const first = ({ parts: own }: BodyMark) => parts.findIndex((part) => own.includes(part));
  return bodyMarks
    .map((mark) => {
      const own = mark.parts.filter((part) => parts.includes(part));
      const [only] = own;
      return { ...mark, parts: own, ...(own.length === 1 && only ? mark.alone?.[only] : {}) };
    })
    .filter(({ parts: own }) => own.length > 0)
    .toSorted((one, other) => first(one) - first(other));
}

/** The number of a part's mark on the figure, from 1; 0 if it has none. */
export function numberOf(part: PartName, marks: readonly BodyMark[]): number {
  return marks.findIndex(({ parts }) => parts.includes(part)) + 1;
}

/** The vertical range of the body that a figure with these marks shows, in the drawing's units. */
export function windowOf(marks: readonly BodyMark[]): { top: number; bottom: number } {
  const heights = marks.flatMap(({ at: [, y], path }) => [y, endOf(path)]);
  const lowest = Math.max(...heights) + 26;
  return { top: Math.min(...heights) > 230 ? 222 : 10, bottom: lowest > 560 ? 636 : lowest };
}

/** The y coordinate at which a path ends: its last number. */
function endOf(path: string): number {
  return Number(/\d+$/.exec(path)?.[0]);
}
