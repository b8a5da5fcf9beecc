import { abroadDays, remoteDays, remoteStates, transitLegs } from '#contracts/orders/core/transit-legs.ts';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });
const grouped = new Intl.NumberFormat('en-IN');

const legs = transitLegs.map(({ kilometres, days }, index) => ({
  name: Number.isFinite(kilometres)
    ? `Up to ${grouped.format(kilometres)} km`
    : `Over ${grouped.format(transitLegs[index - 1]?.kilometres ?? 0)} km`,
  value: `Up to ${days} days`,
}));

export const shipping = {
  title: 'Shipping',
  lead: 'What it costs, how long it takes, and how you follow the parcel.',
  sections: [
    {
      id: 'cost',
      heading: 'What it costs',
      paragraphs: ['Shipping is free. The total at the checkout is all that you pay to us.'],
    },
    {
      id: 'where',
      heading: 'Where we ship',
      paragraphs: [
        `To ${inWords.format(checkoutCountries)}. In India we need a PIN code that exists.`,
        'Other countries may charge customs duty when the parcel arrives. That is not in our total.',
      ],
    },
    {
      id: 'days',
      heading: 'How long it takes',
      paragraphs: [
        'First the making: the days that the design names, from the day you are measured, or from the advance where nothing is measured. Then the days on the way, at most:',
      ],
      facts: [
        ...legs,
        {
          name: 'Remote areas',
          value: `Up to ${remoteDays} days more`,
          line: `To and from ${inWords.format(remoteStates)}, unless both addresses are in the same state.`,
        },
        { name: 'Other countries', value: `Up to ${abroadDays} days` },
      ],
    },
    {
      id: 'promise',
      heading: 'The delivery date',
      paragraphs: [
        'The page of a design says when it would reach you if you ordered today, and the order page keeps that date up to date. While the order waits for the advance, the measurements or an overdue final payment, the date moves on by a day every day.',
      ],
    },
    {
      id: 'sending',
      heading: 'When it is sent',
      paragraphs: [
        'The maker sends the parcel once the final payment has arrived, and names the carrier. The order page then shows the tracking number where there is one, and the day on which the maker expects it.',
        'When it is in your hands, press Confirm delivery.',
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'Your orders' },
        { to: '/help#never-arrived', label: 'It has not come, or came damaged' },
      ],
    },
  ],
};
