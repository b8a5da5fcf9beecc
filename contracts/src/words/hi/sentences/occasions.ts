import type { occasions as english } from '../../en/sentences/occasions.ts';

export const occasions: Record<keyof typeof english, string> = {
  'occasions.titleMissing': 'कृपया आयोजन का नाम लिखें, जैसे “रिया की शादी”',
  'occasions.dayMissing': 'कृपया दिन चुनें',
  'occasions.deliveryMissing': 'कृपया चुनें कि कपड़े कैसे चाहिए',
  'occasions.nameMissing': 'कृपया नाम लिखें',
  'occasions.dayRange': 'कृपया आज या उसके बाद का दिन चुनें, ज़्यादा से ज़्यादा {days} दिन आगे का',
  'occasions.full': 'एक समय में {most} आयोजन रखे जा सकते हैं।',
  'occasions.peopleFull': 'एक आयोजन में {most} लोगों की जगह है।',
  'occasions.archived': 'यह आयोजन आर्काइव में है। कृपया पहले इसे वापस लाएँ।',
  'occasions.hasPieces': 'इनके नाम एक ऑर्डर जुड़ा है। कृपया पहले उसे हटाएँ या किसी और के नाम करें।',
  'occasions.orderEnded': 'यह ऑर्डर पूरा हो चुका है, इसलिए अब नहीं जोड़ा जा सकता।',
  'occasions.otherOccasion': 'यह ऑर्डर आपके दूसरे आयोजन में है। कृपया पहले उसे वहाँ से हटाएँ।',
  'occasions.occasionMissing': 'यह आयोजन नहीं मिला।',
  'occasions.personMissing': 'ये इस आयोजन में नहीं मिले।',
  'occasions.shareMissing': 'यह लिंक अब काम नहीं करता।',
  'occasions.sharePaid': 'इस हिस्से का पेमेंट हो चुका है। धन्यवाद।',
  'occasions.shareCancelled': 'यह ऑर्डर कैंसल हो गया, इसलिए इसके लिए अब कुछ नहीं देना है।',
  'occasions.shareExpired': 'इस लिंक का समय निकल गया। कृपया नया लिंक माँगें।',
  'occasions.shareOnHold': 'इस हिस्से का पेमेंट अभी नहीं हो सकता। कृपया लिंक भेजने वाले से पूछें।',
};
