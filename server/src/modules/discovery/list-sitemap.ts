import type { Executor } from '#server/platform/db/executor.ts';
import { designFiles, designsOfFile, makerFiles, makersOfFile, sitemapSpan } from './sitemap.queries.ts';

export interface SitemapUrl {
  path: string;
  updatedAt: Date | null;
  /** Picture keys. */
  pictures: string[];
}

const pages = [
  ...['/', '/explore', '/search'],
  ...['/help', '/help/returns-and-cancellation', '/help/shipping', '/help/size-guide'],
  ...['/about', '/trust', '/how-we-rank', '/contact', '/terms', '/privacy'],
];

const subjects = {
  designs: { entriesOf: designsOfFile, pathOf: (id: number) => `/product/${id}` },
  makers: { entriesOf: makersOfFile, pathOf: (id: number) => `/publicProfile/${id}` },
} as const;

/** The names of the sitemap's files; each covers at most a thousand ids. */
export async function listSitemapFiles(executor: Executor): Promise<string[]> {
  const [designs, makers] = await Promise.all([designFiles(executor, []), makerFiles(executor, [])]);
  return [
    'pages.xml',
    ...designs.map(({ number }) => `designs-${number}.xml`),
    ...makers.map(({ number }) => `makers-${number}.xml`),
  ];
}

/** The entries of a sitemap file; empty if there is no such file. */
export async function listSitemapUrls(executor: Executor, file: string): Promise<SitemapUrl[]> {
  if (file === 'pages.xml') return pages.map((path) => ({ path, updatedAt: null, pictures: [] }));
  const [, subject, number] = /^(designs|makers)-(\d{1,9})\.xml$/.exec(file) ?? [];
  if (subject === undefined) return [];
  const { entriesOf, pathOf } = subjects[subject as keyof typeof subjects];
  const first = Number(number) * sitemapSpan;
  const entries = await entriesOf(executor, [first, first + sitemapSpan]);
  return entries.map(({ id, updatedAt, pictures }) => ({
    path: pathOf(id),
    updatedAt,
    pictures: pictures.map(({ key }) => key),
  }));
}
