import { expect, it } from 'vitest';
import { exploreAddress } from '#web/features/discovery/explore/explore-state.ts';
import { readSearch, searchAddress } from '#web/features/discovery/search/search-state.ts';
import { readsWholeQuery } from './shared-query.ts';

const reads = (address: string) => readsWholeQuery(new URL(address, 'http://localhost'));

it('knows every parameter that the pages write into their own addresses', () => {
  const everything = readSearch(
    new URLSearchParams(
      'q=sari&type=creators&category=Jewelry&material=Zari&city=Jaipur&role=MASTER&verified=true' +
        '&minPrice=1&maxPrice=9&sort=newest',
    ),
  );
  for (const address of [
    searchAddress(everything),
    exploreAddress({ tab: 'creators', role: 'MASTER', q: 'zari' }),
    exploreAddress({ tab: 'designs', role: null, q: '' }),
    '/product/7/reviews?sort=newest&from=others&stars=5&photos=1',
    '/publicProfile/7?tab=reviews',
    '/?tab=following',
    '/help?q=refund',
    '/terms',
  ])
    expect(reads(address), address).toBe(true);
});

it('does not know what nobody reads', () => {
  for (const address of ['/search?q=sari&x=1', '/?x=1', '/terms?x=1', '/nowhere?x=1', '/constructor?x=1'])
    expect(reads(address), address).toBe(false);
});
