import type { orders as english } from '../../en/letters/orders.ts';
import type { Translation } from '../../letter-words.ts';

export const orders: Translation<typeof english> = {
  'delivery.by': 'यह {weekday} तक आपके पास पहुँच जाना चाहिए।',
  'delivery.atBuyer': 'यह {weekday} तक ख़रीदार के पास पहुँच जाना चाहिए।',
  'delivery.late': 'इसका वादा {day} तक का था; अभी के हिसाब से यह {weekday} तक आपके पास पहुँचेगा।',
  'delivery.lateAtBuyer': 'इसका वादा {day} तक का था; अभी के हिसाब से यह {weekday} तक ख़रीदार के पास पहुँचेगा।',
  'delivery.ADVANCE': 'यह {weekday} तक आपके पास पहुँच जाना चाहिए; दिन एडवांस मिलने से गिना गया है।',
  'delivery.MEASUREMENT': 'यह {weekday} तक आपके पास पहुँच जाना चाहिए; दिन आपके नाप से गिना गया है।',
  'delivery.FINAL_PAYMENT': 'यह {weekday} तक आपके पास पहुँच जाना चाहिए; फ़ाइनल पेमेंट मिलते ही पार्सल चल देगा।',
  'delivery.HOLD': 'यह ऑर्डर फ़िलहाल रुका हुआ है, इसलिए डिलीवरी का दिन अभी नहीं बताया जा सकता।',
  'delivery.DISPUTE': 'एक पेमेंट पर आपके बैंक में आपत्ति है, इसलिए फ़ैसला होने तक डिलीवरी का दिन नहीं बताया जा सकता।',
  'parcel.carried': 'कूरियर: {carrier}।',
  'parcel.numbered': 'कूरियर: {carrier}, ट्रैकिंग नंबर {tracking}।',
  'parcel.followed': 'कूरियर: {carrier}, ट्रैकिंग नंबर {tracking}।\nपार्सल कहाँ है, यहाँ देखें: {page}',
  'parcel.otherCarrier': 'कोई दूसरा कूरियर',

  'fact.order': 'ऑर्डर',
  'sums.advance': 'एडवांस दे दिया',
  'sums.rest': 'पार्सल भेजने से पहले देना है',
  'sums.back': 'रिफ़ंड',
  'sums.final': 'फ़ाइनल पेमेंट',
  'sums.total': 'कुल, टैक्स सहित',
  'orders.confirmed': {
    subject: 'आपका ऑर्डर {number} कन्फ़र्म हो गया',
    text: 'धन्यवाद। {titles} के लिए आपका {advance} का एडवांस मिल गया, और {maker} को आपके ऑर्डर की ख़बर है। {delivery} {choose}\n\nबाक़ी {rest} पार्सल भेजे जाने से पहले देने हैं। काम कैसा चल रहा है, यहाँ देखें; आपकी रसीद भी यहीं से डाउनलोड होगी: {page}',
  },
  'orders.new': {
    subject: 'नया ऑर्डर, {number}',
    text: 'किसी ने {titles} का ऑर्डर दिया है और {advance} का एडवांस दे दिया है; आप काम शुरू कर सकते हैं।\n\nजो कुछ आपको चाहिए, सब यहाँ है: {page}',
  },
  'orders.swatchPaid': {
    subject: 'आपके नमूने {number} का पेमेंट हो गया',
    text: 'धन्यवाद। {titles} के लिए आपके {amount} मिल गए, और {maker} इसे {weekday} तक भेजेंगे। तब तक न भेजा जाए, तो पूरी रक़म आपको वापस मिलेगी।\n\n{maker} से आपके अगले ऑर्डर में से यह रक़म घटेगी, {days} दिन के अंदर। पार्सल यहाँ देखें: {page}',
  },
  'orders.swatchAsked': {
    subject: 'नमूना माँगा गया है, {number}',
    text: '{buyer} ने {titles} माँगा है और {amount} दे दिए हैं। कृपया इसे {weekday} तक भेजें, नहीं तो पूरी रक़म वापस जाएगी।\n\nपता यहाँ है: {page}',
  },
  'orders.swatchOf': '{title} के कपड़े का नमूना',
  'orders.DESIGN_IN_PROGRESS': {
    subject: 'आपका ऑर्डर {number}: डिज़ाइन पर काम जारी',
    text: 'काम शुरू हो गया: {titles} का डिज़ाइन बन रहा है। बनने की बातें और फ़ोटो आपके ऑर्डर पर दिखेंगी।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DESIGN_COMPLETED': {
    subject: 'आपका ऑर्डर {number}: डिज़ाइन पूरा हुआ',
    text: '{titles} का डिज़ाइन पूरा हो गया। अब इसे बनाया जाएगा।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.designedToMeasure': {
    subject: 'आपका ऑर्डर {number}: डिज़ाइन पूरा हुआ',
    text: '{titles} का डिज़ाइन पूरा हो गया। अब आपके नाप की बारी है। {choose}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_SCHEDULED': {
    subject: 'आपका ऑर्डर {number}: नाप का दिन तय',
    text: '{titles} के लिए आपके नाप का दिन तय हो गया। आपके ऑर्डर पर यह दिन लिखा है।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_COMPLETED': {
    subject: 'आपका ऑर्डर {number}: नाप ले लिया',
    text: '{titles} के लिए आपके नाप ले लिए गए। अब इसे उन्हीं नापों से बनाया जाएगा। {delivery}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.FINAL_PAYMENT_PENDING': {
    subject: 'आपका ऑर्डर {number}: फ़ाइनल पेमेंट आ गया',
    text: '{titles} का काम बस पूरा होने को है। आपका फ़ाइनल पेमेंट पहले ही मिल चुका है, इसलिए कुछ देना बाक़ी नहीं।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.COMPLETED': {
    subject: 'आपका ऑर्डर {number}: बनकर तैयार',
    text: '{titles} का काम पूरा हो गया।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.READY_FOR_DELIVERY': {
    subject: 'आपका ऑर्डर {number}: डिलीवरी के लिए तैयार',
    text: '{titles} का पार्सल पैक है और भेजने को तैयार है।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.SHIPPED': {
    subject: 'आपका ऑर्डर {number}: भेज दिया',
    text: '{titles} का पार्सल आपकी ओर चल पड़ा है। {delivery}\n\n{parcel}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DELIVERED': {
    subject: 'आपका ऑर्डर {number}: डिलीवर हुआ',
    text: '{titles} का ऑर्डर डिलीवर हो चुका बताया गया है। अगर पार्सल आप तक नहीं पहुँचा, तो अपने ऑर्डर पर “सपोर्ट से बात करें” से हमें बताएँ। अगर पहुँच गया, तो आपका रिव्यू अगले ख़रीदार के काम आएगा।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.choose': 'कृपया ऑर्डर के पेज पर नाप देने का दिन चुनें।',
  'orders.wrote': '{maker} का संदेश:',
  'orders.movedByDesk': {
    subject: 'ऑर्डर {number}: {status}',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर आगे बढ़ाया है: अब उसका स्टेटस “{status}” है।\n\n{page}',
  },
  'orders.arrived': {
    subject: 'ऑर्डर {number}: डिलीवर हुआ',
    text: 'ख़रीदार ने बताया है कि {titles} का पार्सल पहुँच गया। बहुत बढ़िया।\n\n{page}',
  },
  'orders.movedOn': {
    subject: 'ऑर्डर {number}: नई ख़बर',
    text: '{titles} का ऑर्डर आगे बढ़ा है।\n\n{page}',
  },
  'orders.written': {
    subject: 'आपका ऑर्डर {number}: बनने की ख़बर',
    text: '{maker} ने बताया है कि {titles} का काम कैसा चल रहा है:\n\n> {note}\n\nअपने ऑर्डर पर देखें: {page}',
  },
  'orders.photographed': {
    subject: 'आपका ऑर्डर {number}: बनने की ख़बर',
    text: {
      one: '{maker} ने {titles} के बनने की एक फ़ोटो भेजी है।\n\n> {note}\n\nअपने ऑर्डर पर देखें: {page}',
      other: '{maker} ने {titles} के बनने की {count} फ़ोटो भेजी हैं।\n\n> {note}\n\nअपने ऑर्डर पर देखें: {page}',
    },
  },
  'orders.parcelByDesk': {
    subject: 'आपका ऑर्डर {number}: आपके पार्सल की ख़बर',
    text: 'हमारी सपोर्ट टीम ने {titles} के पार्सल की जानकारी बदली है।\n\n{parcel}\n\n{page}',
  },
  'orders.parcelByMaker': {
    subject: 'आपका ऑर्डर {number}: आपके पार्सल की ख़बर',
    text: 'कारीगर ने {titles} के पार्सल की जानकारी बदली है।\n\n{parcel}\n\n{page}',
  },
  'orders.deskTold': {
    subject: 'आपका ऑर्डर {number}: हमारी सपोर्ट टीम से ख़बर',
    text: '{titles} के आपके ऑर्डर का स्टेटस है “{status}”। {delivery}\n\n> {words}\n\n{parcel}\n\n{page}',
  },
  'orders.pictures': {
    subject: 'आपके ऑर्डर की फ़ोटो के बारे में',
    text: 'ये फ़ोटो आपके ख़रीदार को नहीं दिखाई जा सकीं:\n\n{failures}\n\nयहाँ दूसरी जोड़ें: {page}',
  },
};
