import { useState } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';

/** Why the device's location gave no PIN code. */
export type LocationFault = 'refused' | 'notFound' | 'abroad';

/** Degrees, about five kilometres: the precision to which the centres of towns are known. */
const step = 0.05;

/** The timeout, and the maximum age of a cached position. In milliseconds. */
const asked: PositionOptions = { timeout: 15_000, maximumAge: 600_000 };

/**
 * Asks the device for its location when `locate` is called, and passes on a PIN code of the nearest town. The
 * position is rounded at once, compared with the table of towns on the device, and neither stored nor sent.
 */
export function useMyLocation(onPin: (pin: string) => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<LocationFault | null>(null);

  const locate = async () => {
    setIsAsking(true);
    setFault(null);
    const found = await findPin().catch((): LocationFault => 'notFound');
    setIsAsking(false);
    if (typeof found === 'string') setFault(found);
    else onPin(found.pin);
  };
  return { locate, isAsking, fault };
}

async function findPin(): Promise<{ pin: string } | LocationFault> {
  const position = await whereDeviceIs();
  if (typeof position === 'string') return position;
  const { nearestPin } = await fetched(() => import('#contracts/profiles/nearest-pin.ts'));
  const pin = nearestPin(position);
  return pin === undefined ? 'abroad' : { pin };
}

function whereDeviceIs(): Promise<{ latitude: number; longitude: number } | LocationFault> {
  if (!('geolocation' in navigator)) return Promise.resolve('notFound');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'notFound'),
      asked,
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees / step) * step;
