import { pageLocale } from './page-locale.ts';
import { messagesIn } from './words.ts';

/**
 * A long text, such as a page of help, in the language of the page. `text` is what `#web/words/en/….ts` exports: to
 * TypeScript the English one, in truth those of all languages.
 */
export const textOf = <Text>(text: Text): Text => messagesIn(text, pageLocale());
