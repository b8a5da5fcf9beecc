import type { Talk } from './talk.ts';

/** Comments that fit any design. */
export const anyTalk: readonly Talk[] = [
  { says: 'I did not know that I was looking for this.' },
  { says: 'The photographs do not lie. It arrived like this, only quieter.' },
  { says: 'One looks at it and hears the workshop.' },
  {
    says: 'Is there a way to see {cloth} in the hand before ordering?',
    answer: 'Write me your address and a swatch is in the post tomorrow.',
  },
  { says: '{maker} sent a picture from the work table every Friday. I miss those Fridays.' },
  {
    says: 'Do you post to Port Blair?',
    answer: 'We do, it only takes four days more by sea.',
  },
  { says: 'Dearer than in the bazaar, and worth the difference twice.' },
  {
    says: 'Could I come and watch it being made?',
    answer: 'Any morning but Friday. There will be tea.',
  },
  { says: 'I keep coming back to look. My wallet has noticed.' },
  { says: 'What restraint. One more motif and it would have been too much.' },
  {
    says: 'My function is on the 14th of next month. Is that safe?',
    answer:
      'It takes {days} days to make. Count back from the 14th, leave a week for the road, and order by then.',
  },
  { says: 'Bought it as a present and then bought it again, for me.' },
  { says: 'The packing alone: cloth, string, a handwritten card. No plastic anywhere.' },
  {
    says: 'How is {cloth} best kept through the rains?',
    answer: 'Folded in muslin with a little camphor, and aired whenever the sun comes out.',
  },
  { says: 'From a family of tailors: this is very good work.' },
  { says: 'My tailor turned it inside out, sighed, and asked for the address.' },
  {
    says: 'Is a part payment possible?',
    answer: 'That is how it works here: forty per cent now, the rest when it is ready.',
  },
  { says: 'Been following this workshop since the first design. They only get better.' },
  { says: 'Some things you wear. This one you are introduced by.' },
  {
    says: 'Do you take it back if it does not fit?',
    answer: 'We alter it until it does, and pay the courier for it.',
  },
  { says: 'Showed it to my grandmother over the phone. She asked who the family is.' },
  { says: 'Slow, yes. Everything I own that is good was slow.' },
  { says: 'The colour has a name in our language and none in English.' },
  {
    says: 'Can two people order the same, for twins?',
    answer: 'Put both in one order and write me which is whose. They will be cut from one length.',
  },
  { says: 'Photographed, saved, sent to the cousins. Now we wait for the salary.' },
];
