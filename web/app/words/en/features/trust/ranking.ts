import { popularityWeights as loved } from '#contracts/discovery/popularity.rules.ts';
import { feedPageSize as page } from '#contracts/feed/feed.contract.ts';
import { trendingRules } from '#contracts/feed/trending.rules.ts';

const { days, halfLifeHours: half } = trendingRules;
const { like, save, comment, order } = trendingRules.weights;

export const ranking = {
  title: 'How we rank',
  lead: 'What decides the order in which you see designs and makers. Nobody can pay for a better place.',
  sections: [
    {
      id: 'feed',
      heading: 'The feed',
      paragraphs: [
        `The newest designs come first. Within each page of ${page}, designs that somebody likes or whose maker is verified, and your own, come before the others. You do not see people whom you muted, or with whom there is a block. Following shows the newest designs of those you follow.`,
        `Trending counts what people did with a design in the last ${days} days: a like ${like}, a save ${save}, a person’s comments ${comment}, an order ${order}. After ${half} hours each weighs half. Suggested makers are those of the newest designs.`,
      ],
    },
    {
      id: 'search',
      heading: 'Search',
      paragraphs: [
        `Best match weighs where your words stand: most in the title, then in category, material, brand and colour, then in the name and town of the maker, least in the description. What is loved more comes higher: likes count ${loved.like}, saves ${loved.save}, comments ${loved.comment}, shares ${loved.share} and orders ${loved.order}, and each doubling adds a little. If you name who wears it, such designs come first. Very large results are compared among the newest, the most loved and some hundred others.`,
        'You can sort by newest, price, most loved, or On time first: designs of the makers with the largest share of orders on time, newer ones first among equals. Makers without that figure come last.',
      ],
    },
    {
      id: 'explore',
      heading: 'Explore',
      paragraphs: [
        'Makers with published designs come before those with a trade alone. Among them, more followers come higher, where each doubling adds a little. Near a PIN code the nearest come first. On time puts the largest share of orders on time first, and makers without that figure last.',
      ],
      links: [{ to: '/trust', label: 'How these figures are made' }],
    },
    {
      id: 'briefs',
      heading: 'Briefs and bids',
      paragraphs: [
        'A maker sees first the briefs for garments that they already make, then those nearby, then those whose day they can keep, and then the newest. Bids on a brief stand with the lowest price first.',
      ],
    },
    {
      id: 'money',
      heading: 'What does not count',
      paragraphs: ['Payments to us, advertising and your own profile as a buyer have no influence.'],
    },
  ],
};
