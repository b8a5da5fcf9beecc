import type { Talk } from './talk.ts';

/** Comments under sherwanis, bandhgalas, kurtas and dhotis. */
export const mensTalk: readonly Talk[] = [
  {
    says: 'My brother hates dressing up and asked whether he may keep it on.',
    of: ['sherwani', 'bandhgala'],
  },
  {
    says: 'How does the collar sit on a thick neck? I am an 18.',
    answer: 'We draft the collar on you and not on a chart. It will close without choking.',
    of: ['sherwani', 'bandhgala'],
  },
  {
    says: 'Is the stole part of it?',
    answer: 'Yes, two and a half metres, in the shade you see.',
    of: ['sherwani'],
  },
  {
    says: 'Got married in this in February. It stood the garlands, the horse and four uncles.',
    of: ['sherwani'],
  },
  {
    says: 'Would it be too warm for a May wedding in Nagpur?',
    answer: 'In {cloth} it breathes, and we can leave out the second lining.',
    of: ['sherwani', 'bandhgala'],
  },
  { says: 'The buttons alone. Look at the buttons.', of: ['sherwani', 'bandhgala'] },
  {
    says: 'Could the same cloth be made up as a waistcoat for the father of the groom?',
    answer: 'There is enough on the beam for one. Write soon, it is the last of this dye.',
    of: ['sherwani', 'bandi'],
  },
  { says: 'Cut like a coat and not like a costume.', of: ['bandhgala'] },
  {
    says: 'Two vents or one?',
    answer: 'Two, so it hangs straight when you sit. One if you prefer.',
    of: ['bandhgala'],
  },
  {
    says: 'Wore it over jeans to a launch in Bengaluru and nobody wore anything better.',
    of: ['bandhgala', 'bandi'],
  },
  {
    says: 'Is the pocket square stitched down?',
    answer: 'No, it is loose, and there is a second one in the parcel.',
    of: ['bandhgala'],
  },
  { says: 'The lining is a secret between me and {maker}.', of: ['bandhgala', 'sherwani'] },
  {
    says: 'Is it pre-shrunk? My last khadi kurta became a shirt.',
    answer: 'The cloth is washed twice before it is cut.',
    of: ['menskurta', 'dhoti'],
  },
  { says: 'Third one from this workshop. The plackets have not moved in two years.', of: ['menskurta'] },
  {
    says: 'How long is it on somebody of six foot two?',
    answer: 'To just above the knee. We add three inches for you.',
    of: ['menskurta'],
  },
  { says: 'My father irons his own kurtas. He has stopped complaining since this one.', of: ['menskurta'] },
  {
    says: 'Are the slits reinforced?',
    answer: 'With a small hand-sewn bar. That is where kurtas tear, so that is where we begin.',
    of: ['menskurta'],
  },
  { says: 'Ordered one for Diwali and two more by bhai dooj.', of: ['menskurta', 'bandi'] },
  {
    says: 'For those of us who cannot tie one: is there a stitched dhoti?',
    answer: 'Yes. It has an elastic waist and nobody will ever know.',
    of: ['dhoti'],
  },
  {
    says: 'The border is the exact width my grandfather wore. I did not think anyone still wove it.',
    of: ['dhoti'],
  },
  {
    says: 'Can it be washed at home?',
    answer: 'Please do. Starch it lightly and dry it in the shade.',
    of: ['dhoti', 'menskurta'],
  },
  { says: 'Simple, and then you see the edge, and it is not simple at all.', of: ['dhoti', 'menskurta'] },
  {
    says: 'Does the waistcoat close, or is it meant to hang open?',
    answer: 'Five buttons that close. It looks best with the last one open.',
    of: ['bandi'],
  },
  { says: 'Bought it for one wedding, have worn it to nine.', of: ['bandi'] },
  {
    says: 'Is there an inner pocket that holds a phone?',
    answer: 'On the left, deep enough for a large one.',
    of: ['bandi', 'bandhgala', 'sherwani'],
  },
  { says: 'The shoulder is soft. No pads, no armour. Exactly right.', of: ['bandi', 'bandhgala'] },
];
