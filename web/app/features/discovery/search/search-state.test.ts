import { describe, expect, it } from 'vitest';
import { countChosen, readSearch, searchAddress, toggled } from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('holds the whole state and gives it back', () => {
    const state = {
      ...read('q=red silk lehenga'),
      category: ["Women's Fashion", 'Jewelry'],
      city: ['Jaipur'],
      material: ['Banarasi silk'],
      role: ['DESIGNER' as const],
      verified: true,
      minPrice: 25_000,
      maxPrice: 120_000,
      sort: 'price_asc' as const,
    };
    const address = searchAddress(state);
    expect(read(address.split('?')[1] ?? '')).toEqual(state);
    expect(countChosen(state)).toBe(7);
  });

  it('is short where nothing is chosen', () => {
    expect(searchAddress(read(''))).toBe('/search');
    expect(searchAddress(read('q=sari&sort=relevance&type=designs'))).toBe('/search?q=sari');
  });

  it('leaves out what makes no sense', () => {
    const state = read(
      `q=${'x'.repeat(300)}&category=Cars&role=KING&sort=random&minPrice=-4&maxPrice=1e9&type=orders&city=${'y'.repeat(51)}`,
    );
    expect(state).toMatchObject({
      category: [],
      role: [],
      city: [],
      sort: 'relevance',
      type: 'designs',
      minPrice: undefined,
      maxPrice: undefined,
    });
    expect(state.q).toHaveLength(100);
  });
});

it('puts a value in and takes it out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
