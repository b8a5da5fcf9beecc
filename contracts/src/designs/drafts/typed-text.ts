import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** Removes unpaired surrogates, which cannot be stored. A browser may send one while an emoji is typed. */
const whole = z.overwrite<string>((text) => text.replaceAll(/\p{Cs}/gu, ''));

/** A text of a draft, which need not be valid for publishing. */
export const typedText = (most: number) =>
  z._default(z.string().check(whole, z.maxLength(most, rule(sentence('platform.keepUnder', { most })))), '');
