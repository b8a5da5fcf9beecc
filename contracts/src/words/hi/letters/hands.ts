import type { hands as english } from '../../en/letters/hands.ts';
import type { Translation } from '../../letter-words.ts';

export const hands: Translation<typeof english> = {
  'hands.offered': {
    subject: 'आपके लिए काम',
    text: '{workshop} ने आपको “{piece}” काम पर दिया है। इसे {day} तक लौटाना है।\n\nक्या करना है और कितनी मज़दूरी है, यह पढ़ें और काम लें या मना करें: {page}',
  },
};
