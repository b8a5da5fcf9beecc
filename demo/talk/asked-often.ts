/** Questions that people ask before they order, and the known maker's answers. */
export const askedOften: readonly { words: string; answer: string }[] = [
  {
    words: 'How long does it take from the order to my door in Kochi?',
    answer:
      'The time stands beside the price, and a parcel to Kochi takes four days more. I send photographs while it is made.',
  },
  {
    words: 'Is the zari real or tested? I have had one turn black before.',
    answer:
      'Tested zari on silk, which keeps its colour for years in muslin. Real zari can be had; I would tell you the price first.',
  },
  {
    words: 'Could it be a shade darker than in the second picture?',
    answer: 'Yes. I dye a hand of yarn first and send you a photograph in daylight before anything is begun.',
  },
  {
    words: 'Do you ship to my aunt in Guwahati if the invoice comes to me?',
    answer: 'Gladly. Give her address at the checkout; the papers come to your mail.',
  },
  {
    words: 'How should it be kept and cleaned?',
    answer:
      'Dry clean it twice a year at most, refold it along other lines every few months, and keep it in muslin, not in plastic.',
  },
  {
    words: 'May I see the reverse side before I decide?',
    answer:
      'Of course. Order nothing before you have: I photograph it tomorrow by daylight. No float on it is longer than a finger.',
  },
  {
    words: 'We are two sisters. Is there a way to have the same one in two sizes?',
    answer: 'Two orders, one after the other, and I cut them from one length so that the colour is the same.',
  },
  {
    words: 'What happens if it does not fit when it comes?',
    answer: 'There is an inch of room in every seam, and I alter it once without asking for anything.',
  },
];
