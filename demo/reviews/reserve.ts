import type { Category } from '#yard/drawing/public.ts';
import { draped } from './praise.ts';
import type { Saying } from './saying.ts';

/** Positive reviews with a reservation, for any design. */
export const reserve: readonly Saying[] = [
  'Lovely work, though the colour is a shade darker than in the photographs.',
  'It took four days longer than promised. The piece itself is as it should be.',
  'It is beautiful, the packing was not: the box arrived dented.',
  'Handwork has its small unevennesses. I like them, my husband does not.',
  'The work is excellent. The messages could be answered a bit faster.',
  {
    notOf: ['jhumka', 'chandbali', 'tikka'],
    said: 'It is heavier than I had thought. Somebody stronger than me will love it.',
  },
  'Pretty, and it needs care. Not a thing for every day.',
];

/** Positive reviews with a reservation, for clothes. */
export const reserveOfClothes: readonly Saying[] = [
  { notOf: draped, said: 'Good, and a little loose. They have offered to take it in.' },
  {
    notOf: draped,
    said: 'I had hoped for a lining. It is fine without, but ask for one if you feel the cold.',
  },
  { notOf: draped, said: 'Fits well, but iron it on the wrong side: I learnt that the hard way.' },
  'A touch stiff at first, better after the first wash.',
  { notOf: draped, said: 'Nicely made. For the price I had expected one more fitting.' },
];

/** Positive reviews with a reservation, for designs that are worn or used in one way. */
export const reserveOf: Partial<Record<Category, readonly Saying[]>> = {
  "Women's Fashion": [
    {
      of: ['saree', 'lehenga'],
      said: 'The blouse was half an inch tight at the arm. There was margin, so our tailor let it out.',
    },
    { of: ['saree', 'lehenga'], said: 'The border is lovely, the body a little plain for what it costs.' },
    { of: ['saree'], said: 'Fall and pico were done well, only the tassels are on the short side.' },
  ],
  "Men's Fashion": [
    { notOf: ['dhoti'], said: 'The cut is good. I would have made the armhole a finger deeper.' },
    'The cloth creases by noon, which one has to know of {cloth}.',
  ],
  Shoes: ['Half a size small for me. They made me a second pair for the cost of the sole.'],
  Jewelry: [
    { of: ['jhumka', 'chandbali'], said: 'Beautiful, but the hook of one earring had to be bent a little.' },
  ],
  Bags: [{ of: ['tote', 'jhola'], said: 'A good bag. The strap could be a hand longer.' }],
  'Home Decor': [
    { notOf: ['lamp', 'toran'], said: 'The colours are true, the weave a little looser than I expected.' },
  ],
  'Kids Fashion': ['Cute and well made, and outgrown by Diwali. Order a size up.'],
};

/** Reviews by disappointed buyers. */
export const regret: readonly string[] = [
  'It came nine days late and the function was over. The work is fine, but what use is that.',
  'The green is not the green of the pictures, not even nearly.',
  'It looks like the pictures from afar. From close by one sees where somebody was in a hurry.',
  'I waited three weeks for an answer to a simple question.',
];

/** Reviews of clothes by disappointed buyers. */
export const regretOfClothes: readonly Saying[] = [
  {
    notOf: draped,
    said: 'A seam opened at the first wearing. They mended it, still, I had expected better.',
  },
  {
    notOf: [...draped, 'ghagra', 'lehenga'],
    said: 'It does not fit at the shoulder although I gave the numbers twice.',
  },
  'The dye ran in the first wash and took a white dupatta with it.',
  'Thinner cloth than I had imagined from the photographs. Ask for a swatch.',
];

/** A maker's answers to praise. */
export const thanks: readonly string[] = [
  'Thank you, {buyer}. I read your words out in the workshop and the work stopped for a minute.',
  'That makes us glad. It will only get better with the years.',
  'Thank you for your patience, {buyer}. Good work and good buyers both take time.',
  'Please send us a picture some day. We pin them above the cutting table.',
  'It was a pleasure to make, {buyer}.',
  'Kind words, and we needed them this week. Thank you.',
  'Thank you, {buyer}. My mother, who did the finishing, made me read it twice.',
  'I will tell the others. They pretend not to care and then ask what you wrote.',
];

/** A maker's answers to a reservation. */
export const amends: readonly string[] = [
  'Thank you for saying so openly, {buyer}. Send it back whenever it suits you, we put it right at our cost.',
  'That should not have happened, {buyer}. I have written to you to put it right.',
  'I am sorry, {buyer}. You are right, and the next one leaves here better.',
  'Fair words. We have talked about it in the workshop and changed how we do it.',
  'Please ring me, {buyer}, the number is on the card. I would like to make this good.',
];
