import type { Talk } from './talk.ts';

/** Comments under cushions, runners, quilts, lamps, curtains and torans. */
export const homeTalk: readonly Talk[] = [
  { says: 'The sofa is fifteen years old. It looks like a decision now.', of: ['cushion'] },
  {
    says: 'Are the fillers included?',
    answer: 'Covers only, forty by forty. Any cotton-wala fills them for a hundred rupees.',
    of: ['cushion'],
  },
  {
    says: 'Can the covers be washed with a dog in the house?',
    answer: 'Cold, inside out. Ours have survived two spaniels.',
    of: ['cushion'],
  },
  { says: 'No two of mine are quite alike, and together they agree.', of: ['cushion'] },
  {
    says: 'Do you make the diwan size?',
    answer: 'Yes, bolsters too. Send me the length and I will price it.',
    of: ['cushion'],
  },
  { says: 'Guests run a finger along it before they sit down to eat.', of: ['runner'] },
  {
    says: 'Will turmeric come out?',
    answer: 'Lemon, sun and patience. On the darker ones nobody will know.',
    of: ['runner'],
  },
  { says: 'Used it on the wall instead. Forgive me.', of: ['runner'] },
  {
    says: 'Our table is nine feet. Is there a longer one?',
    answer: 'It is woven by the metre, so as long as you like.',
    of: ['runner'],
  },
  { says: 'Three layers of old sarees, and one sleeps like a child.', of: ['quilt'] },
  {
    says: 'Is it enough for a Delhi winter?',
    answer: 'Until Christmas. After that put a blanket beneath.',
    of: ['quilt'],
  },
  { says: 'The cat understood at once that it is special.', of: ['quilt', 'cushion'] },
  {
    says: 'How many women sew one?',
    answer: 'Four, sitting around it, for about {days} days. Their names are stitched into a corner.',
    of: ['quilt'],
  },
  { says: 'My grandmother’s were called gudri and nobody photographed them. I wish we had.', of: ['quilt'] },
  {
    says: 'Which bulb do you advise?',
    answer: 'A warm one of five watts. More and the print goes pale.',
    of: ['lamp'],
  },
  { says: 'In the evening the whole wall is in leaf.', of: ['lamp'] },
  { says: 'Arrived in pieces, as promised, and stood within ten minutes.', of: ['lamp'] },
  {
    says: 'Is the price for one panel or for the pair?',
    answer: 'For the pair, each a metre and twenty wide.',
    of: ['curtain'],
  },
  { says: 'The afternoon light comes through and the room slows down.', of: ['curtain'] },
  {
    says: 'Can they be lined for a bedroom?',
    answer: 'In blackout cotton, yes, for a little more.',
    of: ['curtain'],
  },
  { says: 'Hung it for Diwali. It is March and it is still hanging.', of: ['toran'] },
  {
    says: 'My door is four feet wide. Does it come in that?',
    answer: 'Send the width in inches, we count out the flags to fit.',
    of: ['toran'],
  },
  { says: 'The postman asked who is getting married.', of: ['toran'] },
];
