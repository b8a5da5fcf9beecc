import { sizesToOrder } from '#contracts/measurements/measuring.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { DesignForSale } from './place-order.queries.ts';

/**
 * The size in which a design is ordered: the one it comes in, or the one that was sent. '' where there is nothing to
 * choose, and where an older front end sends none: its buyer says it in the instructions. Throws INVALID_INPUT for a
 * size in which the design is not made, and for two sizes of one design.
 */
export function chooseSize(
  design: Pick<DesignForSale, 'id' | 'title' | 'category' | 'size' | 'measuring'>,
  items: readonly { designId: number; size: string }[],
): string {
  const offered = sizesToOrder(design);
  const [only] = offered;
  if (only === undefined) return '';
  if (offered.length === 1) return only;
  const sent = new Set(items.flatMap(({ designId, size }) => (designId === design.id && size ? [size] : [])));
  if (sent.size > 1) {
    throw invalidInput({ size: `Please order each size of “${design.title}” separately.` });
  }
  const [size = ''] = sent;
  if (size !== '' && !offered.includes(size)) {
    throw invalidInput({ size: `“${design.title}” is made in the sizes ${offered.join(', ')}.` });
  }
  return size;
}
