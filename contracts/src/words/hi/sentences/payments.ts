import type { payments as english } from '../../en/sentences/payments.ts';

export const payments: Record<keyof typeof english, string> = {
  'payments.paymentMissing': 'यह पेमेंट नहीं मिला।',
  'payments.signature': 'हस्ताक्षर मेल नहीं खाता।',
  'payments.verification': 'पेमेंट की जाँच नहीं हो पाई',
  'payments.paidTwice': 'इसका पेमेंट पहले ही हो चुका है। दूसरा पेमेंट 7 कामकाजी दिनों में वहीं लौट जाएगा जहाँ से आया था।',
  'payments.unavailable':
    'पेमेंट सेवा अभी उपलब्ध नहीं है। आपका ऑर्डर सुरक्षित है, कोई पैसा नहीं लिया गया। कृपया थोड़ी देर में फिर कोशिश करें।',
  'payments.confirming': 'बैंक अभी पेमेंट कन्फ़र्म कर रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  'payments.nothingLeft': 'इस ऑर्डर में वापस करने को कुछ नहीं बचा।',
  'payments.atMost': 'ज़्यादा से ज़्यादा {sum} वापस किए जा सकते हैं।',
  'payments.allOrOne': 'कृपया पूरे {sum} वापस करें, या कम से कम ₹1 छोड़ें।',
};
