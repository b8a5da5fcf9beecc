import type { documents as english } from '../en/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  ADVANCE_RECEIPT: 'एडवांस की रसीद',
  FINAL_RECEIPT: 'फ़ाइनल पेमेंट की रसीद',
  ORDER_RECEIPT: 'ऑर्डर की रसीद',
  KEPT_RECEIPT: 'कारीगर के पास रही रक़म की रसीद',
  INVOICE: 'टैक्स इनवॉइस',
  REFUND_VOUCHER: 'रिफ़ंड वाउचर',
  CREDIT_NOTE: 'क्रेडिट नोट',

  number: 'नंबर',
  date: 'तारीख़',
  order: 'ऑर्डर',
  orderedOn: 'ऑर्डर की तारीख़',
  forInvoice: 'किस टैक्स इनवॉइस पर',
  inPlaceOf: 'इस रसीद की जगह',
  soldBy: 'विक्रेता',
  throughUs: 'Tanabana के ज़रिए',
  billedTo: 'किसके नाम, किस पते पर',
  placeOfSupply: 'सप्लाई की जगह: {place}',

  kept: 'कारीगर के पास रही रक़म',
  keptOn: '{moment} को ख़रीदार के कहने पर ऑर्डर कैंसल हुआ; यह रक़म कारीगर के पास रही',
  keptAfter: '{moment} के रिफ़ंड के बाद कारीगर के पास बची रक़म',
  received: 'मिली रक़म',
  receivedOn: '{moment} को मिली रक़म, पेमेंट {payment}',
  paidBack: 'लौटाई गई रक़म',
  paidBackOn: '{moment} को लौटाई गई रक़म, रिफ़ंड {refund}',

  madeToOrder: 'ऑर्डर पर बना',
  hsn: 'HSN',
  quantity: 'मात्रा',
  price: 'दाम',
  amount: 'रक़म',

  subtotal: 'जोड़',
  shipping: 'शिपिंग',
  tax: 'टैक्स {percent}%',
  taxOnCredit: 'इस पर टैक्स {percent}%',
  taxPart: '{name} {percent}%',
  taxPartOnCredit: 'इस पर {name} {percent}%',
  rounding: 'राउंडिंग',
  total: 'कुल',
  creditedBeforeTax: 'टैक्स से पहले क्रेडिट',
  credited: 'कुल क्रेडिट',
  amountInWords: 'रक़म शब्दों में (अंग्रेज़ी)',
  noGstin:
    'विक्रेता ने कोई GSTIN नहीं दिया है। यह ऑर्डर की रसीद है, टैक्स इनवॉइस नहीं: इससे इनपुट टैक्स क्रेडिट नहीं लिया जा सकता।',

  payments: 'पेमेंट',
  ADVANCE: 'एडवांस',
  FINAL: 'फ़ाइनल पेमेंट',
  stillOwed: 'अभी देना बाक़ी',
  beforeSent: 'पार्सल भेजे जाने से पहले',

  foot: '{number}। विक्रेता की ओर से Tanabana ने बनाया; बिना दस्तख़त के मान्य है।',
  page: 'पेज {page} / {pages}',
};
