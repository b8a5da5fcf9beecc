import type { Talk } from './talk.ts';

/** Comments under juttis, kolhapuris, mules and espadrilles. */
export const shoesTalk: readonly Talk[] = [
  {
    says: 'Left and right different, or the old straight last?',
    answer: 'Two lasts. The straight one is only for those who ask for it.',
    of: ['juttis'],
  },
  { says: 'No blisters on the first day. I did not believe it either.', of: ['juttis', 'mules'] },
  {
    says: 'Do they run small? I am between 38 and 39.',
    answer: 'Take 39 and we add a thin inner sole. Or send a tracing of your foot.',
  },
  {
    says: 'Wore them to three functions and then to the office, because why should they rest.',
    of: ['juttis', 'mules'],
  },
  {
    says: 'Is the sole stitched or glued?',
    answer: 'Stitched with waxed cotton. Any cobbler can mend it, in twenty years too.',
  },
  { says: 'The toes curl just enough to make my father smile.', of: ['juttis'] },
  {
    says: 'Can you embroider initials inside?',
    answer: 'Two letters, in gold or in red. Write them in the instructions.',
    of: ['juttis', 'mules'],
  },
  { says: 'Padded inside like a quilt. My knees send their thanks.', of: ['juttis', 'espadrilles'] },
  {
    says: 'Will they survive the Mumbai rain?',
    answer: 'A drizzle, yes. For July please wear something uglier.',
    of: ['juttis', 'kolhapuri', 'mules'],
  },
  { says: 'The smell of the leather when I opened the box.', of: ['kolhapuri'] },
  {
    says: 'Do they squeak?',
    answer: 'For a week, and some people pay extra for that. A drop of coconut oil ends it.',
    of: ['kolhapuri'],
  },
  {
    says: 'My grandfather walked to the mill in a pair like this. Mine walk to the metro.',
    of: ['kolhapuri'],
  },
  {
    says: 'Is the leather vegetable-tanned?',
    answer: 'With babul bark and hirda, for thirty days. No chrome.',
    of: ['kolhapuri'],
  },
  { says: 'They have taken the shape of my feet and now belong to nobody else.', of: ['kolhapuri'] },
  {
    says: 'Could the strap be wider for a high instep?',
    answer: 'Yes, tell us when we measure, it costs nothing.',
    of: ['kolhapuri', 'mules'],
  },
  { says: 'I slip them on with sarees and with dungarees. They do not mind.', of: ['mules'] },
  {
    says: 'How high is the heel?',
    answer: 'A thumb: two centimetres and a half.',
    of: ['mules'],
  },
  { says: 'Quiet on a wooden floor. My neighbour below is grateful.', of: ['mules', 'espadrilles'] },
  { says: 'The print meets across the toe. Somebody took trouble over that.', of: ['espadrilles', 'mules'] },
  {
    says: 'Is the jute sole covered underneath?',
    answer: 'With a thin layer of rubber, otherwise you would have walked it away by spring.',
    of: ['espadrilles'],
  },
  { says: 'Carried them to Goa and wore nothing else for six days.', of: ['espadrilles'] },
  {
    says: 'Can they be made for a child of eight?',
    answer: 'From size 28 on, for a little less.',
    of: ['espadrilles', 'juttis'],
  },
];
