import labelsWords from '#web/words/en/platform/i18n/labels.json';
import { namesIn } from './names.ts';

/** The label of a constant in the language of the page; text that a person wrote stays as it is. */
export const labelOf = namesIn(labelsWords);
