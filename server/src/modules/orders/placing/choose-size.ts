import { sizesToOrder } from '#contracts/measurements/measuring.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { DesignForSale } from './place-order.queries.ts';

type Sized = Pick<DesignForSale, 'category' | 'size' | 'measuring'>;

/**
 * The size of an ordered design: the one in the request, or the only one offered. '' if there is nothing to choose,
 * or if an older front end sends none and its buyer writes it in the instructions. Throws INVALID_INPUT for a size
 * that is not offered (any more), and for two sizes of one design.
 */
export function chooseSize(
  design: Sized & Pick<DesignForSale, 'id' | 'title'>,
  items: readonly { designId: number; size: string }[],
): string {
  const offered = sizesToOrder(design);
  const sent = new Set(items.flatMap(({ designId, size }) => (designId === design.id && size ? [size] : [])));
  if (sent.size > 1) {
    throw invalidInput({ size: sentence('orders.sizesApart', { title: design.title }) });
  }
  const [size = ''] = sent;
  if (size !== '' && !offered.includes(size)) throw invalidInput({ size: refusal(design.title, offered) });
  const [only = ''] = offered;
  return offered.length === 1 ? only : size;
}

function refusal(title: string, [first, ...others]: readonly string[]): Sentence {
  if (first === undefined) return sentence('orders.noSizes', { title });
  if (others.length === 0) return sentence('orders.oneSize', { title, size: first });
  return sentence('orders.sizes', { title, sizes: [first, ...others].join(', ') });
}

/** Whether an order of this size, or of none (''), could be placed today. */
export function isStillOrdered(design: Sized, size: string): boolean {
  const offered = sizesToOrder(design);
  return size === '' ? offered.length !== 1 : offered.includes(size);
}
