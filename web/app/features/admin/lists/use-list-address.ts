import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** The filters and the sorting of a list, by query parameter; '' is the default. */
export type Choices<Name extends string> = Record<Name, string>;

export interface ListAddress<Name extends string> {
  chosen: Choices<Name>;
  /** `isTyping` replaces the history entry instead of adding one. */
  change: (choice: Partial<Choices<Name>>, isTyping?: boolean) => void;
  clear: () => void;
  isNarrowed: boolean;
  /** The navigation to the chosen address is still pending. */
  isOnItsWay: boolean;
}

/** Reads the selection from an address. */
export function readChoices<Name extends string>(
  names: readonly Name[],
  params: URLSearchParams,
): Choices<Name> {
  return Object.fromEntries(names.map((name) => [name, (params.get(name) ?? '').trim()])) as Choices<Name>;
}

/** The selection, for an address or an API call. */
export function chosenQuery(chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
}

/** A list whose whole state is in the page's address. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isOnItsWay = next?.pathname === pathname;
  const chosen = readChoices(names, isOnItsWay ? new URLSearchParams(next.search) : params);
  const go = (wanted: Record<string, string>, replace: boolean) =>
    void navigate(`?${new URLSearchParams(chosenQuery(wanted))}`, {
      preventScrollReset: true,
      replace,
      flushSync: true,
    });
  return {
    chosen,
    isOnItsWay,
    isNarrowed: Object.values(chosen).some((value) => value !== ''),
    change: (choice, isTyping = false) => go({ ...chosen, ...choice }, isTyping),
    clear: () => go({}, false),
  };
}
