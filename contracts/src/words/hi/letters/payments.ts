import type { payments as english } from '../../en/letters/payments.ts';
import type { Translation } from '../../letter-words.ts';

export const payments: Translation<typeof english> = {
  'payments.finalOfBuyer': {
    subject: 'ऑर्डर {number} का आपका फ़ाइनल पेमेंट मिल गया',
    text: 'धन्यवाद। {titles} के लिए आपका {amount} का फ़ाइनल पेमेंट मिल गया। अब पूरा पैसा आ चुका है और पार्सल भेजा जा सकता है। रसीदें ऑर्डर के पेज से डाउनलोड की जा सकती हैं।\n\n{page}',
  },
  'payments.finalOfMaker': {
    subject: 'ऑर्डर {number} का फ़ाइनल पेमेंट मिल गया',
    text: '{titles} का {amount} का फ़ाइनल पेमेंट मिल गया। तैयार होते ही आप पार्सल भेज सकते हैं; साथ जाने वाला काग़ज़ ऑर्डर के पेज पर है।\n\n{page}',
  },
  'payments.ASKED': {
    subject: 'ऑर्डर {number} का फ़ाइनल पेमेंट {day} तक देना है',
    text: '{maker} ने {titles} का {amount} का फ़ाइनल पेमेंट माँगा है। इसे {day} तक देना है; मिलते ही पार्सल भेजा जाएगा। पेमेंट ऑर्डर के पेज पर किया जा सकता है।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'payments.SOON': {
    subject: 'ऑर्डर {number} के फ़ाइनल पेमेंट की आख़िरी तारीख़: {day}',
    text: 'याद दिला दें: {titles} का {amount} का फ़ाइनल पेमेंट {day} को देना है। पेमेंट ऑर्डर के पेज पर किया जा सकता है।\n\n{page}',
  },
  'payments.TODAY': {
    subject: 'ऑर्डर {number} का फ़ाइनल पेमेंट आज देना है',
    text: '{titles} का {amount} का फ़ाइनल पेमेंट आज देना है। पेमेंट ऑर्डर के पेज पर किया जा सकता है।\n\n{page}',
  },
  'payments.OVERDUE': {
    subject: 'ऑर्डर {number} का फ़ाइनल पेमेंट {day} को देना था',
    text: '{titles} का {amount} का फ़ाइनल पेमेंट {day} को देना था और अब तक नहीं मिला। पार्सल उसी के लिए रुका है। कोई दिक़्क़त हो, तो कृपया {maker} को लिखें।\n\n{page}',
  },

  'refunds.dueBy': '{weekday} तक पैसे आपके पास आ जाने चाहिए।',
  'refunds.waitsForYourBank': 'जिस पेमेंट की आपका बैंक जाँच कर रहा है, उसका पैसा बैंक के फ़ैसले के बाद ही लौटेगा।',
  'refunds.waitsForBank': 'जिस पेमेंट की ख़रीदार का बैंक जाँच कर रहा है, उसका पैसा बैंक के फ़ैसले के बाद ही लौटेगा।',
  'refunds.paidBack': {
    subject: 'ऑर्डर {number} के {amount} वापस कर दिए गए',
    text: '{titles} के {amount} वहीं लौट गए हैं जहाँ से आए थे। बैंक इन्हें ज़्यादा से ज़्यादा 7 कामकाजी दिनों में दिखाते हैं।\n\n{page}',
  },
  'refunds.lost': {
    subject: 'ऑर्डर {number} का रिफ़ंड नहीं पहुँचा',
    text: 'बैंक ने {titles} का {amount} का रिफ़ंड नहीं लिया। Tanabana इसे देख रहा है।\n\n{page}',
  },
  'refunds.houseToBuyer': {
    subject: 'ऑर्डर {number} के {amount} आपके पास वापस आ रहे हैं',
    text: '{titles} के आपके ऑर्डर के {amount} Tanabana आपको वापस कर रहा है। ये 7 कामकाजी दिनों में वहीं लौट जाएँगे जहाँ से आए थे। {dueBy}\n\n{page}',
  },
  'refunds.houseToMaker': {
    subject: 'ऑर्डर {number} के {amount} ख़रीदार को वापस जा रहे हैं',
    text: '{titles} के ऑर्डर के {amount} Tanabana ख़रीदार को वापस कर रहा है। अब कितना पैसा रुका हुआ है, यह ऑर्डर के पेज पर लिखा है।\n\n{page}',
  },
  'refunds.later': {
    subject: 'ऑर्डर {number} के रिफ़ंड में और समय लगेगा',
    text: 'बैंक ने {titles} का {amount} का रिफ़ंड नहीं लिया। अगले कुछ दिनों में हम अपने आप फिर कोशिश करेंगे; आपको कुछ करने की ज़रूरत नहीं।\n\n{page}',
  },
  'refunds.deskToBuyer': {
    subject: 'ऑर्डर {number} के {amount} आपको वापस किए जा रहे हैं',
    text: 'हमारी सपोर्ट टीम {titles} के आपके ऑर्डर के {amount} आपको वापस कर रही है: “{reason}”\n\nये 7 कामकाजी दिनों में वहीं लौट जाएँगे जहाँ से आए थे। {dueBy} {waits}\n\n{page}',
  },
  'refunds.deskToMaker': {
    subject: 'ऑर्डर {number} के {amount} ख़रीदार को वापस जा रहे हैं',
    text: 'हमारी सपोर्ट टीम {titles} के ऑर्डर के {amount} ख़रीदार को वापस कर रही है: “{reason}”\n\nअब कितना पैसा रुका हुआ है, यह ऑर्डर के पेज पर लिखा है। {waits}\n\n{page}',
  },
  'refunds.makerToBuyer': {
    subject: 'ऑर्डर {number} के {amount} आपको वापस किए जा रहे हैं',
    text: '{maker} आपको {titles} के ऑर्डर के {amount} वापस कर रहे हैं: “{reason}”\n\nये 7 कामकाजी दिनों में वहीं लौट जाएँगे जहाँ से आए थे। {dueBy} {waits}\n\n{page}',
  },
  'refunds.makerToMaker': {
    subject: 'आप ऑर्डर {number} के {amount} वापस कर रहे हैं',
    text: '{titles} के ऑर्डर के {amount} {buyer} को वापस जा रहे हैं: “{reason}”\n\n{waits}\n\n{page}',
  },
  'refunds.SECOND': {
    subject: 'ऑर्डर {number} का एक पेमेंट आपके पास वापस आ रहा है',
    text: '{titles} का {amount} का एक पेमेंट 7 कामकाजी दिनों में वहीं लौट जाएगा जहाँ से आया था, क्योंकि यह पैसा पहले ही दिया जा चुका था। {dueBy}\n\n{page}',
  },
  'refunds.WRONG': {
    subject: 'ऑर्डर {number} का एक पेमेंट आपके पास वापस आ रहा है',
    text: '{titles} का {amount} का एक पेमेंट 7 कामकाजी दिनों में वहीं लौट जाएगा जहाँ से आया था, क्योंकि इतनी रक़म माँगी नहीं गई थी। {dueBy}\n\n{page}',
  },
  'refunds.LATE': {
    subject: 'ऑर्डर {number} का एक पेमेंट आपके पास वापस आ रहा है',
    text: '{titles} का {amount} का एक पेमेंट 7 कामकाजी दिनों में वहीं लौट जाएगा जहाँ से आया था, क्योंकि उसके आने तक ऑर्डर ख़त्म हो चुका था। {dueBy}\n\n{page}',
  },
};
