import type { Talk } from './talk.ts';

/** Comments under earrings, necklaces, bangles and tikkas. */
export const jewelryTalk: readonly Talk[] = [
  {
    says: 'How heavy is each one? My ears are tired of weddings.',
    answer: 'Fourteen grams, and there is a sahara to carry half of it.',
    of: ['jhumka', 'chandbali'],
  },
  { says: 'They ring a little when you turn your head. I turn my head a lot now.', of: ['jhumka'] },
  {
    says: 'Are the posts silver? Anything else and I itch.',
    answer: 'Ninety-two and a half silver, always, also where the rest is brass.',
    of: ['jhumka', 'chandbali'],
  },
  {
    says: 'Lost one at a mehendi in Indore and {maker} made me its sister within the week.',
    of: ['jhumka', 'chandbali'],
  },
  {
    says: 'Can they be had with screws instead of hooks?',
    answer: 'Yes, south screws. Say so in the instructions.',
    of: ['jhumka', 'chandbali'],
  },
  {
    says: 'The back is finished as finely as the front. Nobody sees it, and I know.',
    of: ['jhumka', 'chandbali', 'necklace'],
  },
  { says: 'Worn with a plain black kurta, to be fair to them.', of: ['chandbali'] },
  {
    says: 'Is the stone set or glued?',
    answer: 'Set in lac with gold foil, the old way. No glue in this house.',
    of: ['chandbali', 'necklace', 'tikka'],
  },
  { says: 'Somebody’s grandmother is going to claim this as hers.', of: ['necklace'] },
  {
    says: 'How low does it fall?',
    answer: 'To the collar bone on the shortest thread; the cord lets it down four inches.',
    of: ['necklace'],
  },
  { says: 'I wore it backwards, clasp in front, and that was right too.', of: ['necklace'] },
  {
    says: 'Does the plating fade?',
    answer: 'With perfume, yes; without, in five years or so, and then we plate it anew at cost.',
    of: ['necklace', 'bangles', 'tikka'],
  },
  { says: 'Saw it on my friend and had to sit down.', of: ['necklace', 'chandbali'] },
  {
    says: 'What sizes are there? I am a 2.4.',
    answer: '2.2 to 2.10, and half sizes too since we turn them ourselves.',
    of: ['bangles'],
  },
  { says: 'The sound of the whole set when one laughs.', of: ['bangles'] },
  {
    says: 'Can I mix the colours of the set?',
    answer: 'Tell me your saree and I will lay it out and send you a photograph.',
    of: ['bangles'],
  },
  { says: 'Not one has chipped, and I teach Kathak.', of: ['bangles'] },
  { says: 'My daughter has taken four of the twelve. I let her.', of: ['bangles'] },
  {
    says: 'Does it need a pin in the hair?',
    answer: 'One, hidden behind the chain. It does not move after that.',
    of: ['tikka'],
  },
  { says: 'Sits flat, even on a side parting.', of: ['tikka'] },
  { says: 'All that work on a thing the size of a two-rupee coin.', of: ['tikka', 'jhumka'] },
];
