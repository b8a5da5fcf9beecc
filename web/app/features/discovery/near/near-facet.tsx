import { type FormEvent, useId, useState } from 'react';
import { nearRadii } from '#contracts/discovery/search.rules.ts';
import { isIndianPincode, pincodeSentence, withoutGap } from '#contracts/profiles/pincode.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { ArrowRight, LocateFixed, MapPin } from '#web/ui/icons.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import type { SearchState } from '../search/search-state.ts';
import { useMyLocation } from './use-my-location.ts';

interface NearFacetProps {
  state: SearchState;
  onChange: (next: Partial<SearchState>) => void;
}

/**
 * Filters designs by makers near a PIN code, typed or found from the device's location. Key it by the PIN code of the
 * address.
 */
export function NearFacet({ state: { pin, within }, onChange }: NearFacetProps) {
  const t = useWords(discoveryWords, 'filter.near');
  const near = useWords(exploreWords, 'near');
  const id = useId();
  const [written, setWritten] = useState(pin);
  const [isWrong, setIsWrong] = useState(false);
  const { locate, isAsking, fault } = useMyLocation((found) => onChange({ pin: found }));
  const sentence = isWrong ? pincodeSentence : fault === null ? undefined : near(fault);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = withoutGap(written.trim());
    setIsWrong(wanted !== '' && !isIndianPincode(wanted));
    if (wanted === '' || isIndianPincode(wanted)) onChange({ pin: wanted });
  };
  return (
    <details className="facet" open={pin !== ''}>
      <summary>{t('title')}</summary>
      <div className="grid gap-2.5 pb-3">
        <form className="near-form" onSubmit={onSubmit}>
          <div className="search-box near-box">
            <MapPin aria-hidden="true" />
            <input
              value={written}
              onChange={({ target }) => setWritten(target.value)}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              enterKeyHint="search"
              aria-label={near('pin')}
              placeholder={near('placeholder')}
              {...(sentence ? { 'aria-describedby': `${id}-fault` } : {})}
              {...(isWrong ? { 'aria-invalid': true } : {})}
            />
          </div>
          <Button type="submit" small className="min-h-11!" aria-label={t('show')}>
            <ArrowRight />
          </Button>
        </form>
        <FieldError id={`${id}-fault`} message={sentence} />
        {pin === '' ? null : (
          <Select
            aria-label={near('radius')}
            value={within}
            onChange={({ target }) => {
              const radius = nearRadii.find((km) => km === Number(target.value));
              if (radius) onChange({ within: radius });
            }}
          >
            {nearRadii.map((km) => (
              <option key={km} value={km}>
                {t('within', { km })}
              </option>
            ))}
          </Select>
        )}
        <Button kind="ghost" small className="min-h-11!" busy={isAsking && near('asking')} onClick={locate}>
          <LocateFixed />
          {near('locate')}
        </Button>
      </div>
    </details>
  );
}
