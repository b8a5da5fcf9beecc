import type { Talk } from './talk.ts';

/** Comments under dupattas, shawls, scarves, safas and belts. */
export const accessoriesTalk: readonly Talk[] = [
  { says: 'It weighs nothing and still keeps the air conditioning off my neck.', of: ['dupatta', 'scarf'] },
  {
    says: 'Two and a half metres or less?',
    answer: 'Two and a half exactly, so it can be pinned at both shoulders.',
    of: ['dupatta'],
  },
  { says: 'A white kurta and this. I need no other plan for the festival.', of: ['dupatta'] },
  {
    says: 'Do the edges fray?',
    answer: 'They are rolled by hand, so no. A loose thread can simply be cut.',
    of: ['dupatta', 'scarf'],
  },
  {
    says: 'I meant to give it away. It has been in my cupboard since April.',
    of: ['dupatta', 'shawl', 'scarf'],
  },
  {
    says: 'Will the dye bleed on a cream kurta?',
    answer: 'We wash it thrice before it leaves. Still, the first time by itself, please.',
    of: ['dupatta', 'scarf'],
  },
  {
    says: 'The dots are not quite the same size, and that is how you know there was a hand.',
    of: ['dupatta', 'safa', 'scarf'],
  },
  {
    says: 'Is it warm enough for a January night in Amritsar?',
    answer: 'Folded double, yes. My own mother sits on the terrace in hers.',
    of: ['shawl'],
  },
  {
    says: 'It passes through a ring. We tried at the dinner table and my aunt gave up her own ring for it.',
    of: ['shawl'],
  },
  {
    says: 'Does the wool itch?',
    answer: 'The first day a little. After one airing no more.',
    of: ['shawl'],
  },
  { says: 'You can read the whole valley in that border.', of: ['shawl'] },
  {
    says: 'How do I keep moths away without the smell of moth balls?',
    answer: 'Dried neem and a muslin bag, and wear it often. Moths dislike company.',
    of: ['shawl'],
  },
  { says: 'Six months of somebody’s evenings are in this. I will carry it like that.', of: ['shawl'] },
  {
    says: 'Square or long?',
    answer: 'Ninety centimetres square. It can be tied in four ways, I have made a card for it.',
    of: ['scarf'],
  },
  {
    says: 'Tied it to the handle of my bag and three people stopped me in Commercial Street.',
    of: ['scarf'],
  },
  {
    says: 'Is it tied or must I learn?',
    answer:
      'It comes as cloth, and on the day a man of ours ties it where we can reach. Otherwise there is a film.',
    of: ['safa'],
  },
  { says: 'All eleven cousins in this for the baraat. You have never seen such a photograph.', of: ['safa'] },
  {
    says: 'Can I order twenty in the same dye lot?',
    answer: 'Up to forty from one vat. Please order them together.',
    of: ['safa', 'dupatta'],
  },
  { says: 'Nine metres and it sat through the whole night. Not one re-tie.', of: ['safa'] },
  {
    says: 'What waist does it fit?',
    answer: 'Twenty-six to forty, it ties with a cord at the back.',
    of: ['kamarbandh'],
  },
  { says: 'Turns my plainest saree into an invitation.', of: ['kamarbandh'] },
  { says: 'It does not slide down when one dances, and I have tested that thoroughly.', of: ['kamarbandh'] },
];
