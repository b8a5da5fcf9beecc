import type { CreatorRole } from '#contracts/discovery/explore.contract.ts';
import {
  type CreatorSort,
  creatorRoles,
  longestSearch,
  type NearRadius,
  nearRadii,
  usualRadius,
} from '#contracts/discovery/search.rules.ts';
import { isIndianPincode, withoutGap } from '#contracts/profiles/pincode.ts';

/** The whole state of the explore page, as in its address. */
export interface ExploreState {
  tab: 'creators' | 'designs';
  /** Null for all roles. */
  role: CreatorRole | null;
  q: string;
  /** The PIN code as typed, so that a wrong one is shown with its error; '' for everywhere. */
  pin: string;
  /** The radius around the PIN code, in kilometres. */
  within: NearRadius;
  sort: CreatorSort;
}

const longestPin = 12;

/** Reads an address. Invalid values are ignored, except a PIN code. */
export function readExplore(params: URLSearchParams): ExploreState {
  const role = params.get('role')?.toUpperCase();
  const within = Number(params.get('within'));
  return {
    tab: params.get('tab') === 'designs' ? 'designs' : 'creators',
    role: creatorRoles.find((one) => one === role) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    pin: withoutGap((params.get('pin') ?? '').trim().slice(0, longestPin)),
    within: nearRadii.find((one) => one === within) ?? usualRadius,
    sort: params.get('sort') === 'on_time' ? 'on_time' : 'ranking',
  };
}

/** Builds an address. Only the creators tab has role, words and place. Omitted values get their defaults. */
export function exploreAddress({
  tab = 'creators',
  role = null,
  q = '',
  pin = '',
  within = usualRadius,
  sort = 'ranking',
}: Partial<ExploreState>): string {
  const params = new URLSearchParams();
  if (tab === 'designs') params.set('tab', tab);
  else {
    if (role !== null) params.set('role', role);
    if (q !== '') params.set('q', q);
    if (sort !== 'ranking') params.set('sort', sort);
    if (pin !== '') {
      params.set('pin', pin);
      params.set('within', String(within));
    }
  }
  const text = params.toString();
  return text === '' ? '/explore' : `/explore?${text}`;
}

/** The location filter; null for everywhere, and for a PIN code that India does not have. */
export function nearOf({ pin, within }: ExploreState): { pin: string; within: NearRadius } | null {
  return isIndianPincode(pin) ? { pin, within } : null;
}
