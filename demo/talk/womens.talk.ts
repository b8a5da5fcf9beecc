import type { Talk } from './talk.ts';

/** Comments under sarees, lehengas, kurtas and blouses. */
export const womensTalk: readonly Talk[] = [
  { says: 'The pallu turned me into my nani for a second. She had one very like it.', of: ['saree'] },
  {
    says: 'Does the length include the blouse piece?',
    answer: 'It does: five and a half metres to drape and eighty centimetres for the blouse.',
    of: ['saree'],
  },
  {
    says: 'How heavy is it once it is draped? I have to stand through a four-hour pheras.',
    answer: 'About 700 grams. You will forget it after the first hour.',
    of: ['saree'],
  },
  {
    says: 'Will you do fall and pico before it leaves?',
    answer: 'Always. It arrives ready to drape.',
    of: ['saree'],
  },
  {
    says: 'I folded mine with neem leaves as you said, and the colour is as it was two winters ago.',
    of: ['saree'],
  },
  {
    says: 'Is the border woven in or stitched on?',
    answer: 'Woven in, on the same loom. Turn it over and you can follow the threads.',
    of: ['saree'],
  },
  {
    says: 'Someone wore this at the Saraswati puja and the whole pandal asked where it was from.',
    of: ['saree'],
  },
  { says: 'The inside is as neat as the outside. That is how I know.', of: ['saree', 'blouse'] },
  {
    says: 'Can the same design be woven in a bottle green? My cousins have all taken maroon.',
    answer: 'Yes. Write to us with your date, the yarn has to be dyed first.',
    of: ['saree', 'lehenga'],
  },
  {
    says: 'Drape it the Bengali way and the border falls exactly at the shoulder. Beautifully thought out.',
    of: ['saree'],
  },
  {
    says: 'What would you pair with this, gold or silver?',
    answer: 'Old gold, and not much of it. The cloth does the talking.',
    of: ['saree', 'lehenga', 'anarkali'],
  },
  {
    says: 'My mother held it to the light, said nothing, and nodded. You do not know how rare that is.',
    of: ['saree', 'blouse'],
  },
  {
    says: 'How many kalis are there in the ghera?',
    answer: 'Sixteen, and three and a half metres around the hem.',
    of: ['lehenga'],
  },
  {
    says: 'Could the dupatta be left plain? The work on the skirt is enough for me.',
    answer: 'Gladly, with only the edge finished. The price comes down a little too.',
    of: ['lehenga', 'anarkali'],
  },
  {
    says: 'Danced in it from ten till two. Nothing pulled, nothing came loose.',
    of: ['lehenga', 'anarkali'],
  },
  {
    says: 'Is there a can-can inside, or does it stand by itself?',
    answer: 'One light layer of organza, and you can take it out.',
    of: ['lehenga'],
  },
  { says: 'Finally a lehenga that one can sit down in.', of: ['lehenga'] },
  {
    says: 'I am five feet nothing. Will you shorten the flare and not just the hem?',
    answer: 'We cut the kalis to your height, so the motifs stay where they belong.',
    of: ['lehenga', 'anarkali'],
  },
  {
    says: 'The colour in daylight is deeper than on my screen, in the best way.',
    of: ['lehenga', 'anarkali', 'saree'],
  },
  {
    says: 'Can I have pockets? I will order today if I can have pockets.',
    answer: 'Two, in the side seams. Tick it in the instructions.',
    of: ['alinekurta', 'straightkurta', 'angrakha', 'anarkali'],
  },
  {
    says: 'Wore it to work on Monday and again on Thursday. It softens with every wash.',
    of: ['alinekurta', 'straightkurta'],
  },
  {
    says: 'Does {cloth} need a lining here?',
    answer: 'The body is lined in mul, the sleeves are not, so it stays cool.',
    of: ['alinekurta', 'straightkurta', 'angrakha'],
  },
  {
    says: 'The side ties are so well placed. Most angrakhas pull at the waist, this one does not.',
    of: ['angrakha'],
  },
  {
    says: 'Machine wash, or will I regret it?',
    answer: 'Cold, in a bag, with the reds apart the first time. You will not.',
    of: ['alinekurta', 'straightkurta', 'angrakha'],
  },
  {
    says: 'Finally sleeves of a length that can be rolled to the elbow.',
    of: ['alinekurta', 'straightkurta'],
  },
  {
    says: 'How deep is the back?',
    answer: 'Seven inches as pictured. Tell us yours when we measure.',
    of: ['blouse'],
  },
  { says: 'Wore it with three different sarees in one wedding week. Money well spent.', of: ['blouse'] },
  {
    says: 'Is it padded? I would rather it were not.',
    answer: 'Only when you ask for it. Unpadded it is lined in cotton.',
    of: ['blouse'],
  },
  {
    says: 'The hooks are in front and hidden, so I can dress by myself. Thank you for thinking of that.',
    of: ['blouse'],
  },
  { says: 'Saving this for my sister. She says no to everything and went quiet at this.' },
  {
    says: 'If I order this week, will it be here before Karva Chauth?',
    answer: 'It takes {days} days on the loom and table. Tell us your date and we will say honestly.',
  },
];
