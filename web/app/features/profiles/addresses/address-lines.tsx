import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { isIndia } from '#contracts/profiles/country.ts';
import { placeOf, townAndState } from '#web/platform/i18n/places.ts';

/** An address in the lines of a parcel label. */
export function AddressLines({ address }: { address: Omit<Address, 'id' | 'label' | 'isDefault'> }) {
  const { fullAddress, city, state, pincode, country } = address;
  return (
    <span className="block text-ink-2 [overflow-wrap:anywhere]">
      <span lang={writtenIn(fullAddress)}>{fullAddress}</span>
      <br />
      {townAndState(city, state)} <span className="num">{pincode}</span>
      {isIndia(country) ? null : (
        <>
          <br />
          {placeOf('country', country)}
        </>
      )}
    </span>
  );
}
