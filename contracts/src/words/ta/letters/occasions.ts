import type { occasions as english } from '../../en/letters/occasions.ts';
import type { Translation } from '../../letter-words.ts';

export const occasions: Translation<typeof english> = {
  'occasions.sharePaid': {
    subject: 'உங்கள் விழாவின் ஒரு பங்கு வந்தது',
    text: '“{title}” விழாவுக்கு {person} பங்கான {amount} செலுத்தப்பட்டது. எல்லாரையும் ஒன்றாக இணைத்ததற்கு நன்றி.\n\nயாருக்கு அளவு, பணம், உடை தயார் என்று இங்கே பாருங்கள்: {page}',
  },
};
