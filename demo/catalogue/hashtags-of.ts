import type { DesignRow } from './demo-types.ts';

/** What makers write behind the words of a design, by its cloth. */
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

/** Every second maker's habit; '' for the others. */
export function hashtagsOf({ textile, title }: DesignRow): string {
  const tags = ofCloth[textile];
  return tags === undefined || title.length % 2 === 1 ? '' : ` ${tags.join(' ')}`;
}
