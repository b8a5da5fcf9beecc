import { setImmediate } from 'node:timers/promises';

const itemsOfSlice = 200;

/** What `work` makes of each item, in their order. Other requests run between the slices of a long list. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % itemsOfSlice === 0) await setImmediate();
    made.push(work(item));
  }
  return made;
}
