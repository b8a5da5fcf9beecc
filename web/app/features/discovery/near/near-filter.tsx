import { useId } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { nearRadii } from '#contracts/discovery/search.rules.ts';
import { pincodeSentence } from '#contracts/profiles/pincode.ts';
import { placeOf, townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { ArrowRight, LocateFixed, MapPin } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import { type ExploreState, exploreAddress, nearOf } from '../explore/explore-state.ts';
import { useMyLocation } from './use-my-location.ts';

interface NearFilterProps {
  state: ExploreState;
  /** The town of the PIN code, once known. */
  town: { city: string; state: string } | null;
}

/** Filters makers by a PIN code, typed or found from the device's location, and a radius around it. */
export function NearFilter({ state, town }: NearFilterProps) {
  const t = useWords(exploreWords, 'near');
  const id = useId();
  const navigate = useNavigate();
  const { role, q, pin, within } = state;
  const { locate, isAsking, fault } = useMyLocation((found) =>
    navigate(exploreAddress({ ...state, pin: found }), { preventScrollReset: true }),
  );
  const isWrong = pin !== '' && nearOf(state) === null;
  const sentence = isWrong ? pincodeSentence : fault === null ? undefined : t(fault);
  return (
    <section className="near-filter" aria-label={t('label')}>
      <div className="near-ask">
        <Form action="/explore" className="near-form" preventScrollReset>
          {role === null ? null : <input type="hidden" name="role" value={role} />}
          {q === '' ? null : <input type="hidden" name="q" value={q} />}
          <div className="search-box near-box">
            <MapPin aria-hidden="true" />
            <input
              key={pin}
              name="pin"
              defaultValue={pin}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              enterKeyHint="search"
              aria-label={t('pin')}
              placeholder={t('placeholder')}
              {...(sentence ? { 'aria-describedby': `${id}-fault` } : {})}
              {...(isWrong ? { 'aria-invalid': true } : {})}
            />
          </div>
          <input type="hidden" name="within" value={within} />
          <Button type="submit" small className="min-h-11!">
            <ArrowRight className="md:hidden" />
            <span className="max-md:sr-only">{t('show')}</span>
          </Button>
        </Form>
        <Button kind="ghost" small className="min-h-11!" busy={isAsking && t('asking')} onClick={locate}>
          <LocateFixed />
          {t('locate')}
        </Button>
      </div>
      <FieldError id={`${id}-fault`} message={sentence} />
      {town === null ? null : <Radii state={state} town={town} />}
    </section>
  );
}

function Radii({ state, town }: { state: ExploreState; town: { city: string; state: string } }) {
  const t = useWords(exploreWords, 'near');
  return (
    <nav className="near-radii" aria-label={t('radius')}>
      <p className="meta">
        {t('around', { city: townOf(town.city), state: placeOf('state', town.state) })}{' '}
        <Link to={exploreAddress({ ...state, pin: '' })} preventScrollReset className="link">
          {t('clear')}
        </Link>
      </p>
      <div className="near-chips">
        {nearRadii.map((km) => (
          <Link
            key={km}
            to={exploreAddress({ ...state, within: km })}
            prefetch="none"
            preventScrollReset
            className={classNames('chip num', km === state.within ? 'chip-on' : 'creator-chip')}
            {...(km === state.within ? { 'aria-current': 'true' as const } : {})}
          >
            {t('km', { km })}
          </Link>
        ))}
      </div>
    </nav>
  );
}
