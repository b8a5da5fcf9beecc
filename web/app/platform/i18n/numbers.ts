import { formatLocale } from './locale.ts';

const plain = new Intl.NumberFormat(formatLocale.en);

/** 12,34,567: a count of people or things. */
export const formatCount = (count: number) => plain.format(count);
