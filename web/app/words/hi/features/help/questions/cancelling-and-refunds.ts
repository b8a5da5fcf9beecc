import type { HelpGroup } from '#web/features/help/help-question.ts';
import { cancellingRules } from '../cancelling.ts';

const policy = { to: '/help/returns-and-cancellation', label: 'वापसी और कैंसल करना' };
const orders = { to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' };

export const cancellingAndRefunds: HelpGroup = {
  id: 'cancelling-and-refunds',
  title: 'कैंसल करना और रिफ़ंड',
  questions: [
    {
      id: 'cancel',
      question: 'ऑर्डर कैंसल कैसे करें?',
      paragraphs: cancellingRules.free,
      links: [orders, policy],
      words:
        'cancel cancelling cancellation order cancelled कैंसल कैंसिल रद्द ऑर्डर करना cancel karna radd order wapas',
    },
    {
      id: 'cancel-later',
      question: 'क्या उसके बाद भी कैंसल कर सकते हैं?',
      paragraphs: cancellingRules.later,
      links: [policy],
      words: 'cancel late cancellation after कैंसल कैंसिल बाद देर रद्द baad der mein',
    },
    {
      id: 'refund',
      question: 'मेरे पैसे कब वापस आएँगे?',
      paragraphs: [
        '7 कामकाजी दिनों में, वहीं जहाँ से आए थे। ऑर्डर के पेज पर हर रिफ़ंड दिखता है, रास्ते में है या वापस हो चुका। बैंक न ले तो अपने आप फिर कोशिश होती है। अगर आपने अपने बैंक में उस पेमेंट पर आपत्ति की है, तो उसका पैसा बैंक के फ़ैसले के बाद ही लौटता है।',
      ],
      links: [orders],
      words:
        'refund refunds money back refunded रिफ़ंड रिफंड पैसे पैसा वापस वापसी कब paise paisa wapas vapas kab refund',
    },
    {
      id: 'part-refund',
      question: 'क्या कारीगर कुछ हिस्सा वापस कर सकते हैं?',
      paragraphs: [
        'हाँ, अगर आप दोनों में तय हो, जैसे किसी चीज़ में मरम्मत की ज़रूरत हो। कारीगर ऑर्डर के पेज से वजह के साथ पैसे वापस करते हैं, और ऑर्डर चलता रहता है।',
      ],
      words:
        'partial refund part discount compensation कुछ हिस्सा आधा रिफ़ंड रिफंड छूट मुआवज़ा aadha hissa kuch paise chhoot',
    },
    {
      id: 'return',
      question: 'क्या चीज़ वापस भेज सकते हैं?',
      paragraphs: [
        'वापसी का कोई बटन नहीं है: चीज़ सिर्फ़ आपके लिए बनती है। अगर ख़राब निकले या जैसी बताई गई थी वैसी न हो, तो कारीगर को लिखें; वे पैसे वापस कर सकते हैं। बात न बने तो शिकायत करें। ख़रीदार के तौर पर क़ानून ने जो हक़ दिए हैं, वे आपके ही रहते हैं।',
      ],
      links: [policy, { to: '/complaints', label: 'शिकायत करें' }],
      words:
        'return returns exchange replace replacement send back वापसी वापस लौटाना बदलना एक्सचेंज रिटर्न wapas lautana badalna exchange return',
    },
  ],
};
