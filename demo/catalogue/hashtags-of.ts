import type { DesignRow } from './demo-types.ts';

/** Hashtags that makers add after the description of a design, by its textile. */
const ofCloth: Partial<Record<DesignRow['textile'], readonly string[]>> = {
  abhla: ['#mirrorwork', '#kutch'],
  ajrakh: ['#ajrakh', '#naturaldyes'],
  baluchari: ['#baluchari', '#handwoven'],
  bandhani: ['#bandhani', '#tieddyed'],
  banarasi: ['#banarasi', '#handwoven'],
  block: ['#blockprint', '#bagru'],
  chanderi: ['#chanderi', '#handwoven'],
  chikan: ['#chikankari', '#lucknow'],
  ikat: ['#ikat', '#handwoven'],
  jamdani: ['#jamdani', '#handwoven'],
  kalamkari: ['#kalamkari', '#naturaldyes'],
  kani: ['#kani', '#kashmir'],
  kanjeevaram: ['#kanjeevaram', '#handwoven'],
  kantha: ['#kantha', '#runningstitch'],
  leheriya: ['#leheriya', '#tieddyed'],
  patola: ['#patola', '#doubleikat'],
  phulkari: ['#phulkari', '#punjab'],
};

/** The hashtags of a design if its title has an even length, as only some makers add them; otherwise ''. */
export function hashtagsOf({ textile, title }: DesignRow): string {
  const tags = ofCloth[textile];
  return tags === undefined || title.length % 2 === 1 ? '' : ` ${tags.join(' ')}`;
}
