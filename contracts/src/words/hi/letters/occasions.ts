import type { occasions as english } from '../../en/letters/occasions.ts';
import type { Translation } from '../../letter-words.ts';

export const occasions: Translation<typeof english> = {
  'occasions.sharePaid': {
    subject: 'आपके आयोजन का एक हिस्सा मिल गया',
    text: '“{title}” के लिए {person} के हिस्से का {amount} का पेमेंट हो गया। सबको साथ जोड़ने के लिए धन्यवाद।\n\nकिसका नाप, पेमेंट और काम पूरा है, यहाँ देखें: {page}',
  },
};
