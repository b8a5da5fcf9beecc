import type { Page } from '@playwright/test';
import { whatPeopleWrote } from './what-people-wrote.ts';

interface Words {
  words: string;
  /** How the words are presented, and by which element. */
  where: string;
}

/** Returns the words of a page that have no accents although they are not user content of the demo. */
export function judgeWords(written = whatPeopleWrote()): (page: Page) => Promise<string[]> {
  const known = new Map<string, boolean>();
  const isKnown = (words: string) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const now = isWritten(words, written) || isWritten(words.replaceAll(days, ' ').trim(), written);
    known.set(words, now);
    return now;
  };
  return async (page) =>
    (await page.evaluate(wordsWithoutAccent))
      .filter(({ words }) => !isKnown(words))
      .map(({ words, where }) => `untranslated${where}: “${words.slice(0, 60)}”`);
}

/** Words that Intl writes, which has no pseudo-language. */
const days =
  /\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|(?:Mon|Tue|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|am|pm)\b/g;

function isWritten(words: string, written: string): boolean {
  const bare = words.replaceAll(/^[^A-Za-z]+|[^A-Za-z]+$/g, '');
  return (
    !/[a-z]{3}/i.test(bare) ||
    !/[aeiouy]/i.test(bare) ||
    written.includes(bare) ||
    isFromTwo(bare.split(' '), written)
  );
}

/** Long user content and sentences of the server may have a name inserted. */
function isFromTwo(words: string[], written: string): boolean {
  return words.some((_, index) => {
    const halves = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    // If there are few words, one half must be the part of a server sentence between two names.
    const isSentence = words.length > 5 || halves.some((half) => written.includes(`} ${half} {`));
    return index > 0 && isSentence && halves.every((half) => written.includes(half));
  });
}

/** Runs in the page, so it uses nothing outside this function. */
function wordsWithoutAccent(): Words[] {
  const found = new Map<string, Words>();
  const read = (text: string, element: Element, how: string) => {
    // A requested URL and a code for copying are not translated.
    if (element.closest('[lang]:not(html), [translate=no], code') !== null) return;
    // URLs, email addresses and file names have no language. Text between accented words comes from other sources.
    const runs = text.replaceAll(/\S*(?:@|:\/\/|\w\.\w)\S*/g, ' ').split(/\S*[åéïöüýÅÉÏÖÜÝ]\S*/);
    for (const part of runs.flatMap((run) => run.split(/[.,;:!?…“”"()·–—|/+]|\d+/))) {
      const words = part.replaceAll(/\s+/g, ' ').trim();
      if (!/[a-z]{3}/i.test(words)) continue;
      const where = `${how} <${element.tagName.toLowerCase()} ${String(element.getAttribute('class') ?? '').slice(0, 60)}>`;
      found.set(`${words}\n${where}`, { words, where });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (element && !element.closest('script, style, template, noscript')) read(node.data, element, '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      read(element.getAttribute(name) ?? '', element, ` ${name}`);
  }
  read(document.title, document.body, ' title');
  return [...found.values()];
}
