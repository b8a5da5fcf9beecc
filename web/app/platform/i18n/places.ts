import { namesIn } from './names.ts';
import { placesWords } from './places.words.ts';

/** The name of a country, or of a state of India, in the language of the page; another stays as somebody wrote it. */
export const placeOf = namesIn(placesWords);
