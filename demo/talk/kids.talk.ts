import type { Talk } from './talk.ts';

/** Comments under children's designs. */
export const kidsTalk: readonly Talk[] = [
  { says: 'She has slept in it twice and will not give it up for washing.', of: ['frock', 'ghagra'] },
  {
    says: 'Is there anything scratchy inside?',
    answer: 'Mul against the skin everywhere, also under the zari.',
  },
  {
    says: 'How much can it be let out? They grow while one looks at them.',
    answer: 'Two inches in the seams and three in the hem.',
  },
  { says: 'Twirl approved, by a committee of one.', of: ['frock', 'ghagra'] },
  {
    says: 'Buttons or a zip at the back?',
    answer: 'Buttons of coconut shell, large enough for sleepy fingers.',
    of: ['frock'],
  },
  { says: 'Mud, mango and holi. It has come out of all three.', of: ['frock', 'kids'] },
  {
    says: 'Could you make the same one for a doll? I am serious.',
    answer: 'From the cuttings, and it costs nothing. What is the doll called?',
    of: ['frock', 'ghagra'],
  },
  { says: 'The smocking! My mother did mine like this in 1984.', of: ['frock'] },
  {
    says: 'Does the skirt stay up on a thin four-year-old?',
    answer: 'There is an elastic behind and a string in front.',
    of: ['ghagra'],
  },
  { says: 'Matching with her nani. Both refuse to sit for the photograph.', of: ['ghagra'] },
  {
    says: 'Can the dupatta be stitched on? It becomes a cape otherwise.',
    answer: 'At the shoulder, with two stitches you can cut later.',
    of: ['ghagra'],
  },
  { says: 'Garba all nine nights and the hem is still straight.', of: ['ghagra'] },
  {
    says: 'Is it soft enough for a newborn?',
    answer: 'It is washed four times and sewn with the seams outside, as my grandmother did.',
    of: ['jhabla'],
  },
  { says: 'His first outfit. It will go into the box with the bracelet.', of: ['jhabla'] },
  { says: 'Ties instead of snaps. No more fighting at three in the night.', of: ['jhabla'] },
  {
    says: 'From which age do you make it?',
    answer: 'From one to ten, and older as a small adult.',
    of: ['kids', 'kidsbandi'],
  },
  { says: 'He calls it his hero kurta and walks differently.', of: ['kids'] },
  {
    says: 'For a naming ceremony on the 9th: is there time?',
    answer: 'It needs {days} days. If that is too near, write and I will see what is on the table.',
  },
  {
    says: 'Father and son in the same cloth. I took it further and bought a third for the uncle.',
    of: ['kids', 'kidsbandi'],
  },
  { says: 'The little pockets have already had a snail in them.', of: ['kidsbandi', 'kids'] },
  {
    says: 'Will it fit over a sweater for a Shimla wedding?',
    answer: 'Tell us and we cut one size wider in the chest only.',
    of: ['kidsbandi'],
  },
  {
    says: 'Worn to school on Children’s Day. Two mothers have written to me since.',
    of: ['kids', 'kidsbandi', 'frock'],
  },
];
