import { expect, it } from 'vitest';
import { nounsIn } from './words-by-need.vite.ts';

it('finds the nouns that a module asks for', () => {
  const code = `
    const t = useWords('orders.address');
    const shell = useTranslations('shell');
    const title = wordsOf('designDetails')('title');
  `;
  expect(nounsIn(code)).toEqual(['designDetails', 'orders', 'shell']);
});

it('finds the nouns in the keys where a translator knows them all', () => {
  expect(nounsIn("const t = useWords(); t('feed.title'); t(`discovery.role.`);")).toEqual([
    'discovery',
    'feed',
  ]);
  expect(nounsIn("const t = useWords('feed'); t('tabs.all');")).toEqual(['feed']);
});
