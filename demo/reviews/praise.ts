import type { Category } from '#yard/drawing/public.ts';
import type { Saying } from './saying.ts';

const kurtas = ['anarkali', 'angrakha', 'straightkurta', 'alinekurta'] as const;
const wraps = ['dupatta', 'shawl', 'scarf'] as const;
const dayBags = ['tote', 'jhola'] as const;
const earrings = ['jhumka', 'chandbali'] as const;
const skirts = ['ghagra', 'frock'] as const;
const forBoys = ['kids', 'kidsbandi'] as const;
/** Categories that are neither cut nor measured. */
export const draped = ['saree', 'dhoti'] as const;

/** Praise of the design. {cloth} is the design's first material, {maker} the maker's first name. */
export const praise: Record<Category, readonly Saying[]> = {
  "Women's Fashion": [
    { notOf: ['saree'], said: 'I was measured by phone and it fits as if they had met me.' },
    {
      of: ['saree', 'lehenga'],
      said: 'The zari is soft, not scratchy, and lies flat where other borders stand up.',
    },
    { of: ['saree', 'lehenga'], said: 'The fall is weighted just enough that nothing slips on the stairs.' },
    {
      notOf: ['saree'],
      said: 'The inside is finished as neatly as the outside, which my tailor pointed out before I did.',
    },
    {
      of: ['saree'],
      said: '{cloth} this fine usually needs pins. This one stayed where I put it for nine hours.',
    },
    'The colour is deeper than on my screen, like wet earth after the first rain.',
    {
      of: ['lehenga', 'anarkali', 'blouse'],
      said: 'I danced at my brother’s sangeet in it and not one bead came away.',
    },
    'It breathes. June in Chennai, a noon muhurtham, and I was not uncomfortable.',
    {
      of: [...kurtas, 'blouse'],
      said: 'The sleeves end exactly where I asked, which has never happened to me before.',
    },
    'My mother ran her thumb along the edge and said it is handwork. From her that is applause.',
    {
      notOf: ['saree'],
      said: 'There is room to let it out by two inches, and they thought of it without being asked.',
    },
    'It has weight without being heavy. One feels dressed.',
    { of: kurtas, said: 'The motifs meet at the side seam. I keep turning round to look.' },
    'I have washed it three times now and the dye has held.',
    { of: kurtas, said: 'Pockets, deep ones, and they do not show at all.' },
    'Everybody at the puja wanted to know the name of the weaver, and I could tell them.',
  ],
  "Men's Fashion": [
    { notOf: ['dhoti'], said: 'The shoulders are right. With a ready-made one they never are.' },
    { notOf: ['dhoti'], said: 'It sits close without pulling when I raise my arms.' },
    {
      of: ['sherwani', 'bandhgala', 'menskurta'],
      said: 'The collar stands by itself through a whole reception.',
    },
    {
      of: ['sherwani', 'bandhgala', 'bandi'],
      said: 'Lined with cotton inside, so I did not melt under the lights.',
    },
    {
      of: ['menskurta'],
      said: 'I wore it for the ring ceremony and again to the office with the sleeves rolled.',
    },
    { notOf: ['dhoti'], said: 'The buttons are sewn on to stay, with a shank and a spare pair inside.' },
    '{cloth} of this weight drapes like something from my grandfather’s trunk.',
    {
      of: ['sherwani', 'menskurta'],
      said: 'The length is exactly two fingers below the knee, as I had asked.',
    },
    'My father tried it on and did not give it back. I have ordered a second.',
    'The embroidery is quiet. One sees it only from close by, which is how I like it.',
    'Creases fall out by themselves when it hangs overnight.',
    'No shine, no stiffness, simply good cloth well cut.',
  ],
  Accessories: [
    { of: ['shawl', 'scarf'], said: 'Light as breath and warm all the same.' },
    { notOf: ['kamarbandh'], said: 'The edges are rolled by hand and no thread has come loose.' },
    { of: wraps, said: 'The two faces differ and both are beautiful.' },
    { of: wraps, said: 'I wear it with everything, from a cotton saree to a winter coat.' },
    'The colours go together in a way I could not have chosen myself.',
    { notOf: ['kamarbandh'], said: 'It folds to the size of a book and comes out without a crease.' },
    { notOf: ['safa'], said: 'The tassels are knotted, not glued, and each is a little different.' },
    { of: wraps, said: 'Long enough to wrap twice and still fall well.' },
    'One can see that somebody sat over it with patience.',
    { of: ['dupatta', 'scarf', 'safa'], said: 'The print is sharp to the very corner of the {cloth}.' },
  ],
  Shoes: [
    'They took two evenings to give way and since then I forget that I have them on.',
    'The left is a touch wider than the right, as my feet are. They had asked.',
    { notOf: ['espadrilles'], said: 'The leather smells of leather and nothing else.' },
    'Stitched soles, so the cobbler at the corner could add a rubber sheet.',
    'I stood through a whole wedding in them, pheras and all.',
    'No squeak, no slip, even on wet marble.',
    { of: ['juttis', 'mules'], said: 'The work on the toe has not frayed after a season.' },
    'True to the tracing of my foot that I sent.',
  ],
  Bags: [
    { of: dayBags, said: 'It holds a phone, keys, a book and still closes.' },
    { notOf: ['minaudiere'], said: 'The lining is cotton, in a colour that lets one find things.' },
    { of: dayBags, said: 'The handle sits on the shoulder and stays there.' },
    { of: ['clutch', 'minaudiere'], said: 'The clasp closes with a small sound that I have grown fond of.' },
    { of: dayBags, said: 'Stronger than it looks: it has carried a laptop to Pune and back.' },
    { notOf: ['minaudiere'], said: 'The embroidery is on the outside only where it will not rub.' },
    {
      of: ['potli', 'clutch'],
      said: 'Small, but there is an inner pocket exactly the size of a metro card.',
    },
    'I was asked about it in a lift, twice.',
  ],
  Jewelry: [
    { of: earrings, said: 'The hooks are light and my ears, which complain of everything, did not.' },
    { of: [...earrings, 'tikka'], said: 'The stones are set from behind, so nothing catches in the hair.' },
    { of: earrings, said: 'It has a quiet sound when one turns the head.' },
    'Heavier than I thought and better for it.',
    'The gold has not turned after a monsoon of wearing it.',
    { of: ['necklace'], said: 'The clasp can be closed with one hand.' },
    'It looks old in the best sense, as if it had been left to me.',
    { notOf: ['bangles'], said: 'The back is enamelled too, where only I will ever see it.' },
  ],
  'Home Decor': [
    'It has changed the room. We sit on that side of it now.',
    { of: ['quilt'], said: 'The quilting is close and even, and it did not shift in the wash.' },
    'The size is what it says, to the inch.',
    { of: ['cushion', 'quilt', 'runner'], said: 'Our cat approves, and the threads have survived her.' },
    { of: ['quilt', 'runner'], said: 'The dye has stayed in the cloth and off the cushions.' },
    { of: ['lamp', 'curtain'], said: 'In the evening light the {cloth} glows.' },
    { of: ['quilt'], said: 'Thick enough to lie on, soft enough to fold away.' },
    {
      of: ['curtain', 'runner'],
      said: 'The hem is straight, which for handwork of this length is no small thing.',
    },
  ],
  'Kids Fashion': [
    'Soft inside, so there were no complaints, and there are always complaints.',
    { of: skirts, said: 'There is a hem of four inches to let down as she grows.' },
    { of: forBoys, said: 'He could climb a tree in it, and did.' },
    { notOf: ['ghagra'], said: 'The buttons are small but they hold, and none has been eaten.' },
    { of: skirts, said: 'She refused to take it off for bed.' },
    { of: ['frock', 'jhabla'], said: 'No scratchy net anywhere near the neck, bless them.' },
    'It came out of the machine as it went in.',
    { of: forBoys, said: 'My son was measured with a piece of string by his nani and it fits.' },
  ],
};

/** Praise of the ordering process. */
export const gladService: readonly string[] = [
  '{maker} sent a photo from the workshop every week.',
  'It arrived two days early for the mehndi.',
  'Packed in muslin with a card written by hand.',
  'It came on the day that had been promised, neither sooner nor later.',
  'My questions were answered the same evening, each of them.',
  'I could see at every step how far it was.',
  'The courier was late, and {maker} followed it up before I noticed.',
  'A small spare piece came with it, for repairs.',
  'Worth the wait, and the wait was as long as they had said.',
  'I have told both my sisters about {maker}.',
  'Even the string around the parcel was dyed to match.',
  'Everything I had said on the phone had been written down.',
  'I asked for a smaller one for my niece and it came the week after.',
  'Not once did I have to ask twice.',
  'This is my third order here and it will not be the last.',
  'It feels good to know whose hands it comes from.',
  'For the price of something from a mall I have something of my own.',
  'I would order it again without thinking.',
  '',
  '',
  '',
];

/** Praise of the ordering process for clothes. */
export const gladServiceOfClothes: readonly Saying[] = [
  { notOf: draped, said: 'The measuring call took ten minutes and they asked the right questions.' },
  {
    notOf: [...draped, 'ghagra'],
    said: 'When I changed my mind about the neckline they laughed and redrew it.',
  },
  { notOf: draped, said: 'They rang before cutting, to make sure of one number. That saved it.' },
  'A swatch of the cloth came by post before I paid anything.',
  { notOf: draped, said: 'The alteration I needed was made within a week, at their cost.' },
  'They advised me against the dearer cloth. Who does that?',
];

/** Comments by buyers whose order is nearly done. */
export const underWay: readonly string[] = [
  'Mine is nearly done, and I have already seen it grow in the photos. The measuring was careful and kind.',
  'I was measured by phone with my cousin holding the tape. {maker} asked for two numbers again, and was right to.',
  'Still in the workshop, but I know where it hangs. Never have I followed a thing so closely.',
];

/** Comments by buyers whose order has only just been drawn. */
export const justBegun: readonly string[] = [
  'Ordered for December. It was drawn to my wish, and I could say yes to it before it was made.',
  'The sample that came first settled it. Now I count the days.',
  'Everything so far as promised, and on the day. I write this before it is here because I am so sure of it.',
  'Two questions before ordering, two honest answers, and a drawing within the week.',
];
