import type { help as english } from '../../../en/features/help/help.ts';

export const help: typeof english = {
  title: 'मदद',
  description:
    'ऑर्डर और दो हिस्सों में पेमेंट, नाप, डिलीवरी, कैंसल करना, रिफ़ंड, शिकायत, बेचना और आपका अकाउंट: सब सवालों के जवाब।',
  lead: 'यहाँ सब कैसे होता है, पहले सवाल से पार्सल तक।',
  search: 'सवालों में खोजें',
  example: 'रिफ़ंड, साइज़, कैंसल…',
  submit: 'खोजें',
  found: (count: number) => `${count} जवाब`,
  none: 'किसी सवाल में ये शब्द नहीं हैं',
  noneLine: 'एक ही शब्द लिखकर देखें, या हमें बताएँ क्या बात है।',
  all: 'सारे सवाल दिखाएँ',
  groups: 'किस बारे में सवाल',
  contents: 'इस पेज पर',
  linkTo: 'इस जवाब का लिंक',
  more: 'और पढ़ें',
  pages: [
    { to: '/help/returns-and-cancellation', label: 'वापसी और कैंसल करना' },
    { to: '/help/shipping', label: 'शिपिंग' },
    { to: '/help/size-guide', label: 'साइज़ गाइड' },
  ],
  support: 'कुछ ग़लत है?',
  supportLine:
    'किसी ऑर्डर की बात हो तो उसके पेज पर “सपोर्ट से बात करें” दबाएँ, ताकि ऑर्डर पहले से भरा हो। कुछ और हो तो शिकायत करें।',
  contact: 'सपोर्ट से बात करें',
  otherWays: 'संपर्क के सारे तरीक़े',
};
