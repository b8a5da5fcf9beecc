import type { meetings as english } from '../en/meetings.ts';

export const meetings: Record<keyof typeof english, string> = {
  'meetings.meetingMissing': 'यह मीटिंग नहीं मिली।',
  'meetings.noVisits': '{name} घर आकर नाप नहीं लेते। कृपया फ़ोन पर नाप चुनें।',
  'meetings.unknownStart':
    '{name} कहाँ से आएँगे, यह हमें पता नहीं, इसलिए घर आकर नाप लेना नहीं हो पाएगा। कृपया फ़ोन पर नाप चुनें।',
  'meetings.armyPin':
    'फ़ौज के पिन कोड से शहर का पता नहीं चलता, इसलिए वहाँ घर आकर नाप लेना नहीं हो पाएगा। कृपया फ़ोन पर नाप चुनें।',
  'meetings.unknownPin': 'यह पिन कोड हमें नहीं पता, इसलिए वहाँ घर आकर नाप लेना नहीं हो पाएगा। कृपया फ़ोन पर नाप चुनें।',
  'meetings.tooFar':
    '{name} {town} से {radius} किमी तक ही आते हैं; यह पता लगभग {kilometres} किमी दूर है। कृपया फ़ोन पर नाप चुनें।',
  'meetings.chooseTime': 'कृपया दिए गए समय में से एक चुनें',
  'meetings.fromTomorrow': 'कृपया कल या उसके बाद का दिन चुनें',
  'meetings.withinDays': 'कृपया अगले {days} दिनों में से एक दिन चुनें',
  'meetings.wasCancelled': 'यह मीटिंग कैंसल हो गई, इसलिए अब नहीं बदल सकती।',
  'meetings.wasCompleted': 'यह मीटिंग पूरी हो गई, इसलिए अब नहीं बदल सकती।',
  'meetings.inProgress': 'यह मीटिंग चल रही है।',
  'meetings.onlyComplete': 'चल रही मीटिंग को सिर्फ़ पूरा किया जा सकता है।',
  'meetings.advanceFirst': 'एडवांस अभी नहीं दिया गया है। उसके आते ही मीटिंग तय की जा सकती है।',
  'meetings.orderCancelled': 'यह ऑर्डर कैंसल हो गया, इसलिए मीटिंग तय नहीं हो सकती।',
  'meetings.measuredAlready': 'इस ऑर्डर का नाप पहले ही लिया जा चुका है।',
  'meetings.dayShape': 'दिन ऐसे लिखें: 2026-11-22',
  'meetings.noSuchDay': 'ऐसा कोई दिन नहीं है',
  'meetings.selectAll': 'कृपया तारीख़, समय और मीटिंग का तरीक़ा चुनें',
  'meetings.whatBecame': 'कृपया चुनें कि मीटिंग का क्या हुआ',
  'meetings.onlyBuyerBooks': 'नाप की मीटिंग ऑर्डर के ख़रीदार ही तय करते हैं।',
  'meetings.bookedAlready': 'इस ऑर्डर की मीटिंग पहले से तय है। उसका समय बदला जा सकता है।',
  'meetings.saveAddressFirst': 'मीटिंग से पहले कृपया नया पता लिखकर सेव करें',
  'meetings.selectAddress': 'कृपया पहले से लिखा कोई पता चुनें',
  'meetings.onlyMaker': 'मीटिंग सिर्फ़ कारीगर शुरू और पूरी करते हैं।',
  'meetings.cancelledWithOrder': 'यह ऑर्डर कैंसल हो गया, और उसके साथ मीटिंग भी।',
  'meetings.sameTime': 'मीटिंग पहले से इसी समय है। कृपया दूसरा समय चुनें।',
  'meetings.slotTaken': 'यह समय अभी-अभी किसी ने ले लिया। कृपया दूसरा चुनें।',
};
