/**
 * What a path of a drawing is, in the order of painting. Filled: the `skin` and `hair` of the body, the `cloth` of a
 * garment, the contours of the `body` and of the garment (`line`), which swell like a pen's. Stroked: a `hint` of
 * the body, a `fold`, a stitched `seam`, `hatch`.
 */
export type StrokeKind = 'skin' | 'hair' | 'cloth' | 'body' | 'line' | 'hint' | 'fold' | 'seam' | 'hatch';

export interface Stroke {
  kind: StrokeKind;
  d: string;
}
