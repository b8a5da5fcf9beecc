interface Place {
  fullAddress: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

/** A place as it is written on an envelope. */
export function PlaceLines({ place }: { place: Place }) {
  return (
    <span className="block text-ink-2 [overflow-wrap:anywhere]">
      {place.fullAddress}
      <br />
      {place.city}, {place.state} <span className="num">{place.pincode}</span>
      <br />
      {place.country}
    </span>
  );
}
