import type { Page } from '@playwright/test';
import { whatPeopleWrote } from './what-people-wrote.ts';

interface Words {
  words: string;
  /** Which element says them, and how. */
  where: string;
}

/** Tells which words of a page stand there without an accent although nobody of the demo wrote them. */
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

/** What Intl writes, which knows no language of proofs. */
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

/** Long words of people, and sentences of the server, may have a name put into them. */
function isFromTwo(words: string[], written: string): boolean {
  return words.some((_, index) => {
    const halves = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    // Of few words one half has to be what a sentence of the server says between two names.
    const isSentence = words.length > 5 || halves.some((half) => written.includes(`} ${half} {`));
    return index > 0 && isSentence && halves.every((half) => written.includes(half));
  });
}

/** Runs in the page, so it needs nothing of its file. */
function wordsWithoutAccent(): Words[] {
  const found = new Map<string, Words>();
  const read = (text: string, element: Element, how: string) => {
    // An address that was asked for, and a code that is copied, are no words of a language.
    if (element.closest('[lang]:not(html), [translate=no], code') !== null) return;
    // Addresses and names of files belong to nobody's language; what lies between marked words came from elsewhere.
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
