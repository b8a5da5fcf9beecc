import type { Cloth } from './cloth.ts';

export interface Textile {
  label: string;
  /** Fills the whole cloth. */
  field(c: Cloth): void;
  /** Draws along a strip: p runs along it, q from the inner edge (0) to the selvedge (H). */
  border(c: Cloth): void;
}
