import type { CreatorRole } from '#contracts/discovery/explore.contract.ts';
import { creatorRoles, longestSearch } from '#contracts/discovery/search.rules.ts';

/** The whole state of the explore page, as its address holds it. */
export interface ExploreState {
  tab: 'creators' | 'designs';
  /** Null for everybody. */
  role: CreatorRole | null;
  q: string;
}

/** Reads an address; what makes no sense in it is left out rather than refused. */
export function readExplore(params: URLSearchParams): ExploreState {
  const role = params.get('role')?.toUpperCase();
  return {
    tab: params.get('tab') === 'designs' ? 'designs' : 'creators',
    role: creatorRoles.find((one) => one === role) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
  };
}

/** Only the creators have a role and words to choose by. */
export function exploreAddress({ tab, role, q }: ExploreState): string {
  const params = new URLSearchParams();
  if (tab === 'designs') params.set('tab', tab);
  else {
    if (role !== null) params.set('role', role);
    if (q !== '') params.set('q', q);
  }
  const text = params.toString();
  return text === '' ? '/explore' : `/explore?${text}`;
}
