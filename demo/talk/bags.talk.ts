import type { Talk } from './talk.ts';

/** Comments under potlis, clutches, totes and jholas. */
export const bagsTalk: readonly Talk[] = [
  {
    says: 'Does a phone fit in beside the shagun envelopes?',
    answer: 'A phone, eleven envelopes and a lipstick. I have counted.',
    of: ['potli', 'clutch', 'minaudiere'],
  },
  { says: 'The tassels swing like they have somewhere to be.', of: ['potli'] },
  {
    says: 'Is there a wrist loop for the buffet?',
    answer: 'Yes, lined, so it does not cut.',
    of: ['potli', 'clutch', 'minaudiere'],
  },
  {
    says: 'Ordered as return gifts for the sangeet. My guests were better dressed leaving than coming.',
    of: ['potli'],
  },
  {
    says: 'Would you make thirty for a wedding in January?',
    answer: 'With pleasure. Thirty need about twice {days} days, so please write soon.',
    of: ['potli', 'clutch'],
  },
  {
    says: 'The drawstring does not slip. A small thing, and I have cursed many potlis for it.',
    of: ['potli'],
  },
  { says: 'It closes with such a good click.', of: ['clutch', 'minaudiere'] },
  {
    says: 'Is the frame brass?',
    answer: 'Solid brass, lacquered. Rub it with a soft cloth and with nothing else.',
    of: ['clutch', 'minaudiere'],
  },
  { says: 'Held it through an entire reception and my hand never got tired.', of: ['clutch', 'minaudiere'] },
  {
    says: 'Can the flap be in a different colour from the body?',
    answer: 'We have nine shades of {cloth} on the shelf. Tell me which two.',
    of: ['clutch'],
  },
  { says: 'My banker thinks it is from Milan. I have not corrected him.', of: ['clutch', 'minaudiere'] },
  {
    says: 'Does the chain come off?',
    answer: 'It hooks on inside and tucks away.',
    of: ['minaudiere', 'clutch'],
  },
  { says: 'Carries my laptop, my lunch and my opinions.', of: ['tote', 'jhola'] },
  {
    says: 'How much weight can the handles take?',
    answer: 'We hung twelve kilos of rice from it for a week. It is still here.',
    of: ['tote', 'jhola'],
  },
  { says: 'Washed it after the monsoon and it came back as before.', of: ['tote', 'jhola'] },
  {
    says: 'Does it have a zip on top?',
    answer: 'A magnet. With a zip on request.',
    of: ['tote'],
  },
  { says: 'Stands by itself on the floor of a train, which is all I ask of a tote.', of: ['tote'] },
  {
    says: 'Is the strap long enough to wear across?',
    answer: 'A hundred and ten centimetres. For tall people we knot in ten more.',
    of: ['jhola'],
  },
  { says: 'Every poet in College Street is going to want one.', of: ['jhola'] },
  { says: 'The inner pocket is where the keys want to be. At last.', of: ['tote', 'jhola'] },
  { says: 'I gave one to my professor on her last day and she cried into it.', of: ['jhola', 'tote'] },
];
