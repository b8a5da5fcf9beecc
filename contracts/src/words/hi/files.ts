import type { files as english } from '../en/files.ts';

export const files: typeof english = {
  meeting: {
    HOME_VISIT: '{name} के साथ घर पर मुलाक़ात: {title} का नाप',
    PHONE_CALL: '{name} के साथ फ़ोन पर: {title} का नाप',
    order: 'ऑर्डर {number}',
  },
  orders: {
    order: 'ऑर्डर नंबर',
    date: 'तारीख़',
    purchases: 'कारीगर',
    sales: 'ख़रीदार',
    designs: 'डिज़ाइन',
    options: 'विकल्प',
    pieces: 'पीस',
    status: 'स्टेटस',
    subtotal: 'जोड़ (INR)',
    tax: 'टैक्स (INR)',
    total: 'कुल (INR)',
    advance: 'एडवांस (INR)',
    advancePaid: 'एडवांस की तारीख़',
    final: 'फ़ाइनल पेमेंट (INR)',
    finalPaid: 'फ़ाइनल पेमेंट की तारीख़',
    refunded: 'वापस (INR)',
  },
  earnings: {
    heads: {
      date: 'तारीख़',
      order: 'ऑर्डर नंबर',
      buyer: 'ख़रीदार',
      what: 'किस बात का',
      paid: 'मिला (INR)',
      back: 'वापस (INR)',
      left: 'उसमें से बचा (INR)',
      now: 'अभी',
      status: 'ऑर्डर का स्टेटस',
    },
    kinds: {
      ADVANCE: 'एडवांस',
      FINAL: 'फ़ाइनल पेमेंट',
      REFUND: 'रिफ़ंड',
    },
    states: {
      HELD: 'डिलीवरी तक रुका',
      EARNED: 'डिलीवर हुआ',
      KEPT: 'कैंसल ऑर्डर से आपके पास रहा',
      RETURNED: 'वापस गया',
      RETURNING: 'वापस जा रहा है',
      FAILED: 'फिर कोशिश हो रही है',
      WITH_BANK: 'ख़रीदार के बैंक के पास',
    },
  },
};
