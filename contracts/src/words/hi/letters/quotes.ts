import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'आपका ऑफ़र जल्द समाप्त होगा',
    text: '{maker} का ऑफ़र “{title}” {day} तक मान्य है और आपके जवाब का इंतज़ार कर रहा है। उसके बाद {maker} इसे फिर से दे सकते हैं।\n\nइसे पढ़ें, बदलाव माँगें, मान लें या पेमेंट करें: {page}',
  },
  'quotes.passedOver': {
    subject: 'कोई और ऑफ़र चुना गया',
    text: 'आपके ऑफ़र “{title}” के लिए धन्यवाद। {buyer} ने इस बार कोई और ऑफ़र चुना है। आपका काम देखा गया, और आपके काम की नई फ़रमाइशें यहाँ हैं: {page}',
  },
};
