import ben from './words-ben.js';
import hi from './words-hi.js';
import tam from './words-tam.js';

/** By the codes of Checkout's `config.display.language`; each names a text of the page by its English words. */
const languages = { hi: ['hi', hi], ben: ['bn', ben], tam: ['ta', tam] };
const [tag, words] = languages[new URLSearchParams(location.search).get('language')] ?? ['en', {}];

/** A text in the buyer's language, English where there is none; `{name}` stands for a value. */
export function say(english, values = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Replaces the English texts and labels of the page. */
export function translatePage() {
  document.documentElement.lang = tag;
  document.title = say(document.title);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    if (data.trim() !== '') texts.currentNode.data = data.replace(data.trim(), say(data.trim()));
  }
  for (const element of document.querySelectorAll('[aria-label]'))
    element.setAttribute('aria-label', say(element.getAttribute('aria-label')));
}
