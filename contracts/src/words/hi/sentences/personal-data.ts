import type { personalData as english } from '../../en/sentences/personal-data.ts';

export const personalData: Record<keyof typeof english, string> = {
  'personal-data.typeDelete': 'कृपया बड़े अक्षरों में DELETE लिखें।',
  'personal-data.lastAdmin': 'आप आख़िरी एडमिन हैं। अकाउंट डिलीट करने से पहले कृपया किसी और को एडमिन बनाएँ।',
  'personal-data.openOrdersMore':
    'जब तक कोई ऑर्डर चल रहा है या पैसे वापस आ रहे हैं, आपका अकाउंट डिलीट नहीं हो सकता: {orders} और दूसरे।',
  'personal-data.openOrders':
    'जब तक कोई ऑर्डर चल रहा है या पैसे वापस आ रहे हैं, आपका अकाउंट डिलीट नहीं हो सकता: {orders}।',
  'personal-data.askedTwice': '24 घंटे में दो बार अपना डेटा मँगाया जा सकता है। कृपया {moment} के बाद फिर कोशिश करें।',
};
