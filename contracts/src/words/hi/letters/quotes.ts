import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'आपके लिए एक ऑफ़र जल्द ख़त्म होगा',
    text: '{maker} का ऑफ़र “{title}” {day} तक मान्य है और आपके जवाब का इंतज़ार कर रहा है। उसके बाद {maker} इसे फिर से दे सकते हैं।\n\nइसे पढ़ें, बदलाव माँगें, मंज़ूर करें या पेमेंट करें: {page}',
  },
  'quotes.passedOver': {
    subject: 'कोई और ऑफ़र चुना गया',
    text: '{buyer} ने इस बार कोई और ऑफ़र चुना है, आपका “{title}” नहीं। आपने जो समय और सोच लगाई, उसके लिए धन्यवाद। आपके काम की नई फ़रमाइशें यहाँ हैं: {page}',
  },
};
