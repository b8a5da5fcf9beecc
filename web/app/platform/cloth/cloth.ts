import { namesIn } from '#web/platform/i18n/names.ts';
import clothWords from '#web/words/en/platform/cloth/cloth.json';

const nameOf = namesIn(clothWords);

/** A well-known material in the language of the page; others stay as the maker wrote them. */
export const materialOf = (name: string) => nameOf('material', name);

/** A well-known colour in the language of the page; others stay as the maker wrote them. */
export const colourOf = (name: string) => nameOf('colour', name);
