import type { briefs as english } from '../../en/sentences/briefs.ts';

export const briefs: Record<keyof typeof english, string> = {
  'briefs.briefMissing': 'यह फ़रमाइश नहीं मिली।',
  'briefs.titleMissing': 'कृपया फ़रमाइश का टाइटल लिखें',
  'briefs.wordsMissing': 'कृपया लिखें कि आप क्या बनवाना चाहते हैं',
  'briefs.garmentMissing': 'कृपया कपड़ा चुनें',
  'briefs.picturesMost': 'एक फ़रमाइश में ज़्यादा से ज़्यादा {most} फ़ोटो हो सकती हैं',
  'briefs.pictureGone': 'एक फ़ोटो नहीं मिली। कृपया उसे फिर से चुनें।',
  'briefs.budget': 'कृपया {sum} से {total} तक की रक़म लिखें',
  'briefs.budgetOrder': 'बजट की ऊपरी रक़म निचली रक़म से कम है',
  'briefs.neededBy': 'कृपया वह दिन चुनें जब तक यह चाहिए',
  'briefs.neededRange': 'कृपया कल या उसके बाद का दिन चुनें, ज़्यादा से ज़्यादा {days} दिन आगे',
  'briefs.wearerMissing': 'कृपया बताएँ कि यह किसके लिए है',
  'briefs.forNameMissing': 'कृपया बताएँ कि यह किसके लिए है, जैसे “मेरी बहन”',
  'briefs.tooManyOpen': 'आपकी {most} फ़रमाइशें खुली हैं, इससे ज़्यादा नहीं हो सकतीं। कृपया पहले इनमें से एक बंद करें।',
  'briefs.hasBids':
    'कारीगर इस फ़रमाइश का जवाब दे चुके हैं, इसलिए यह अब नहीं बदल सकती। आप इसे बंद करके नई फ़रमाइश दे सकते हैं।',
  'briefs.ended': 'यह फ़रमाइश ख़त्म हो चुकी है।',
  'briefs.taken': 'इस फ़रमाइश का एक ऑफ़र पहले ही मंज़ूर हो चुका है।',
  'briefs.full': 'इस फ़रमाइश पर {most} ऑफ़र आ चुके हैं, इससे ज़्यादा नहीं आ सकते। उनमें से कोई ख़त्म हो तो आप जवाब दे सकते हैं।',
  'briefs.oneBid': 'आप इस फ़रमाइश का जवाब दे चुके हैं। कृपया उसी ऑफ़र को बदलें।',
  'briefs.noDesigns': 'पहले एक डिज़ाइन पब्लिश करें। फिर आपके काम की फ़रमाइशें यहाँ दिखेंगी।',
  'briefs.closed': 'आपकी दुकान {day} तक ऑर्डर नहीं ले रही। उसके बाद फ़रमाइशें यहाँ फिर दिखेंगी।',
};
