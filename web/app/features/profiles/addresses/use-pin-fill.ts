import { useEffect, useRef, useState } from 'react';
import { isIndia } from '#contracts/profiles/country.ts';
import { isIndianPincode } from '#contracts/profiles/pincode.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';
import { fetched } from '#web/platform/network/fetched.ts';

export interface PostalAddress {
  pincode: string;
  city: string;
  state: string;
  country: string;
}

/** The hint beneath a PIN code; null for none. */
export type PinNews = 'known' | 'unknown' | 'army' | null;

/**
 * Fills in city and state from an Indian PIN code, in the language of the page, if they are empty or hold what the
 * previous PIN code had filled in. Clears its own values once the PIN code no longer gives them; values typed by hand
 * stay. The PIN code table is loaded only when there is a code to look up.
 */
export function usePinFill(
  { pincode, city, state, country }: PostalAddress,
  write: (name: 'city' | 'state', text: string) => void,
): PinNews {
  const [news, setNews] = useState<PinNews>(null);
  const latest = useRef({ city, state, write });
  useEffect(() => {
    latest.current = { city, state, write };
  });
  const [first] = useState(pincode);
  const before = useRef<string>(undefined);
  const filled = useRef<Partial<Record<'city' | 'state', string>>>({});

  useEffect(() => {
    const withdraw = () => {
      const now = latest.current;
      for (const name of ['city', 'state'] as const)
        if (filled.current[name] !== undefined && now[name] === filled.current[name]) now.write(name, '');
      filled.current = {};
    };
    if (!isIndia(country) || !isIndianPincode(pincode)) {
      setNews(null);
      withdraw();
      return;
    }
    let isCurrent = true;
    const fill = async () => {
      const { isArmyPin, lookUpPin } = await fetched(() => import('#contracts/profiles/pin-codes.ts'));
      if (!isCurrent) return;
      const placeOfPin = (pin: string | undefined) => {
        const found = pin === undefined ? undefined : lookUpPin(pin);
        return found && withPlaceNames(found);
      };
      const town = placeOfPin(pincode);
      const last = placeOfPin(before.current);
      before.current = pincode;
      // A saved PIN code came with its city and state, so nothing is announced.
      setNews(town ? (pincode === first ? null : 'known') : isArmyPin(pincode) ? 'army' : 'unknown');
      if (!town) {
        withdraw();
        return;
      }
      const now = latest.current;
      for (const name of ['city', 'state'] as const) {
        const text = now[name].trim();
        if (text !== town[name] && (text === '' || text === last?.[name])) {
          now.write(name, town[name]);
          selectIfFocused(name);
          filled.current[name] = town[name];
        }
      }
    };
    // If the table fails to load, nothing is filled in and the fields stay editable.
    fill().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pincode, country, first]);

  return news;
}

/** Selects the filled-in text of a focused field, so that typing replaces it. */
function selectIfFocused(name: string): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.name === name) field.select();
}
