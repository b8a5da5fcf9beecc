import labelsWords from '#web/words/en/platform/i18n/labels.json';
import { namesIn } from './names.ts';

/** What a constant that a screen shows is called in the language of the page; what a person wrote stays as it is. */
export const labelOf = namesIn(labelsWords);
