import type { HelpGroup } from '#web/features/help/help-question.ts';

export const delivery: HelpGroup = {
  id: 'delivery',
  title: 'डिलीवरी',
  questions: [
    {
      id: 'when-it-arrives',
      question: 'कब पहुँचेगा?',
      paragraphs: [
        'डिज़ाइन के पेज पर लिखा है कि आज ऑर्डर करें तो कब तक। उसमें बनने के दिन और कारीगर के पिन कोड से आपके पिन कोड तक रास्ते के दिन जुड़े हैं। ऑर्डर का पेज वह तारीख़ अपडेट करता रहता है।',
      ],
      links: [{ to: '/help/shipping', label: 'शिपिंग' }],
      words:
        'delivery shipping arrive deliver days when डिलीवरी डिलिवरी शिपिंग पहुँचेगा पहुंचेगा आएगा कब दिन kab aayega pahunchega kitne din',
    },
    {
      id: 'shipping-cost',
      question: 'शिपिंग का कितना ख़र्च है?',
      paragraphs: ['कुछ नहीं। चेकआउट जहाँ भेजने देता है, हर जगह मुफ़्त है।'],
      links: [{ to: '/help/shipping#where', label: 'कहाँ-कहाँ भेजते हैं' }],
      words:
        'shipping cost charges free delivery abroad international शिपिंग ख़र्च खर्च चार्ज मुफ़्त मुफ्त फ़्री फ्री डिलीवरी विदेश kharch muft videsh',
    },
    {
      id: 'track-a-parcel',
      question: 'पार्सल ट्रैक कैसे करें?',
      paragraphs: [
        'कारीगर के भेजने पर ऑर्डर के पेज पर कूरियर का नाम दिखता है और, अगर कूरियर देता है, तो ट्रैकिंग नंबर भी, कूरियर के अपने पेज के लिंक के साथ, अगर उसका पेज हो।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' }],
      words:
        'track tracking parcel courier shipped package ट्रैक ट्रैकिंग पार्सल कूरियर कहाँ कहां parcel kahan track karna',
    },
    {
      id: 'wrong-address',
      question: 'मैंने ग़लत पता दे दिया',
      paragraphs: [
        'ऑर्डर में वही पता रहता है जिस पर ऑर्डर किया गया। पार्सल भेजे जाने से पहले, तुरंत ऑर्डर के पेज पर “मैसेज करें” से कारीगर को बताएँ। जब तक मुफ़्त में कैंसल हो सकता है, आप कैंसल करके फिर ऑर्डर भी कर सकते हैं।',
      ],
      words: 'address change wrong pin pincode पता ग़लत गलत बदलना पिन पिनकोड pata galat badalna',
    },
    {
      id: 'confirm-delivery',
      question: 'पार्सल आ जाए तो क्या करें?',
      paragraphs: [
        'ऑर्डर के पेज पर “डिलीवरी कन्फ़र्म करें” दबाएँ। इसके साथ ऑर्डर पूरा हो जाता है, इसलिए पहले चीज़ देख लें। फिर आप डिज़ाइन का रिव्यू लिख सकते हैं, चाहें तो फ़ोटो के साथ।',
      ],
      words:
        'confirm delivery received arrived review कन्फ़र्म कन्फर्म डिलीवरी मिल गया पहुँचा पहुंचा रिव्यू mil gaya aa gaya',
    },
    {
      id: 'never-arrived',
      question: 'पार्सल नहीं आया, या ख़राब आया',
      paragraphs: [
        'फ़ोटो खींचें, कारीगर को लिखें, और ऑर्डर के पेज पर “सपोर्ट से बात करें” दबाएँ। शिकायत में पाँच फ़ोटो तक जा सकती हैं।',
      ],
      links: [{ to: '/complaints', label: 'शिकायत करें' }],
      words:
        'damaged lost missing parcel broken defective late ख़राब खराब टूटा फटा खो गया नहीं आया पार्सल देर kharab toota phata nahi aaya der',
    },
  ],
};
