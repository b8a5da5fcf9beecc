import { isIstDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/** In the order shown in forms, Indian carriers first. */
export const carriers = [
  'Blue Dart',
  'India Post',
  'Delhivery',
  'DTDC',
  'Ekart',
  'DHL',
  'FedEx',
  'UPS',
  'USPS',
  'Other',
] as const;
export type Carrier = (typeof carriers)[number];

/** The shipment fields as sent by forms. */
export interface ShipmentWords {
  shippingCarrier: string;
  trackingNumber: string;
  /** YYYY-MM-DD in IST; '' if unknown. */
  estimatedDelivery: string;
}

export const shipmentSentences = {
  carrier: sentence('orders.chooseCarrier'),
  noNumber: sentence('orders.trackingNeeded'),
  oddNumber: sentence('orders.trackingShape'),
  oddDay: sentence('orders.expectedDay'),
  notSent: sentence('orders.notSent'),
} as const;

const longestWay = 120;
const dayMilliseconds = 86_400_000;

/** The errors by field; empty if valid. `today` is the day in IST, as YYYY-MM-DD. */
export function shipmentProblems(
  { shippingCarrier, trackingNumber, estimatedDelivery }: ShipmentWords,
  today: string,
): Partial<Record<keyof ShipmentWords, Sentence>> {
  const problems: Partial<Record<keyof ShipmentWords, Sentence>> = {};
  if (!isCarrier(shippingCarrier)) problems.shippingCarrier = shipmentSentences.carrier;
  if (trackingNumber === '') {
    // A parcel delivered by hand or by a small carrier has no tracking number.
    if (shippingCarrier !== 'Other') problems.trackingNumber = shipmentSentences.noNumber;
  } else if (!/^[a-z\d][a-z\d -]{2,38}[a-z\d]$/i.test(trackingNumber)) {
    problems.trackingNumber = shipmentSentences.oddNumber;
  }
  if (estimatedDelivery !== '') {
    const days = (Date.parse(estimatedDelivery) - Date.parse(today)) / dayMilliseconds;
    if (!(isIstDay(estimatedDelivery) && days >= 0 && days <= longestWay))
      problems.estimatedDelivery = shipmentSentences.oddDay;
  }
  return problems;
}

export function isCarrier(name: string): name is Carrier {
  return carriers.some((carrier) => carrier === name);
}

const trackingPages: Record<Exclude<Carrier, 'Other'>, string> = {
  'India Post':
    'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?consignment=',
  DTDC: 'https://www.dtdc.in/tracking.asp?strCnno=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
  DHL: 'https://www.dhl.com/in-en/home/tracking.html?tracking-id=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  Delhivery: 'https://www.delhivery.com/track-v2/package/',
  Ekart: 'https://ekartlogistics.com/shipmenttrack/',
};

/** The carrier's tracking page of a parcel; null if we know no page of the carrier. */
export function trackingPage(carrier: Carrier, trackingNumber: string): string | null {
  if (carrier === 'Other' || trackingNumber === '') return null;
  return trackingPages[carrier] + encodeURIComponent(trackingNumber.replaceAll(' ', ''));
}
