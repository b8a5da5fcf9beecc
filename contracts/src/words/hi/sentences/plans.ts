import type { plans as english } from '../../en/sentences/plans.ts';

export const plans: Record<keyof typeof english, string> = {
  'plans.planMissing': 'इस ऑर्डर की अभी कोई योजना नहीं है।',
  'plans.stepMissing': 'यह चरण नहीं मिला।',
  'plans.changeMissing': 'यह बदलाव नहीं मिला।',
  'plans.stepsMissing': 'कृपया 1 से {most} चरण रखें',
  'plans.nameMissing': 'कृपया इस चरण का नाम लिखें',
  'plans.days': 'कृपया काम के 0 से {most} दिन लिखें',
  'plans.cycle': 'ये चरण एक-दूसरे का इंतज़ार करते हैं। कृपया कोई और चरण चुनें।',
  'plans.unknownStep': 'यह चरण योजना में नहीं है, या दो बार है',
  'plans.fixedStep': 'जो चरण बंद किया जा चुका है, वह योजना में वैसा ही रहता है',
  'plans.afterFinished': 'तैयार चीज़ दिखाई जा चुकी है, इसलिए उसके बाद कोई चरण नहीं आ सकता',
  'plans.picturesMissing': 'कृपया इस चरण की 1 से {most} फ़ोटो जोड़ें',
  'plans.picturesMost': 'कृपया ज़्यादा से ज़्यादा {most} फ़ोटो जोड़ें',
  'plans.wordsMissing': 'कृपया लिखें कि क्या अलग होना चाहिए',
  'plans.reasonMissing': 'कृपया अपनी वजह थोड़े शब्दों में लिखें',
  'plans.price': 'कृपया ₹1 से {total} तक का दाम लिखें',
  'plans.changed': 'आपके खोलने के बाद यह बदल गया है। कृपया इसे फिर से देखें।',
  'plans.notOpen': 'यह चरण पहले ही बंद हो चुका है।',
  'plans.finishFirst': 'इससे पहले एक और चरण पूरा होना ज़रूरी है।',
  'plans.notInMaking': 'यह ऑर्डर अभी बन नहीं रहा है, इसलिए इसकी योजना नहीं बदल सकती।',
  'plans.tooLate': 'फ़ाइनल पेमेंट माँगा जा चुका है, इसलिए यह ऑर्डर बिना योजना के आगे बढ़ेगा।',
  'plans.changesMost':
    'एक ऑर्डर में ज़्यादा से ज़्यादा {most} बदलाव माँगे जा सकते हैं। बाक़ी बातों के लिए कृपया कारीगर को लिखें।',
  'plans.noPrice':
    'फ़ाइनल पेमेंट माँगा या चुकाया जा चुका है, इसलिए उसकी रक़म वही रहेगी। कृपया यह बदलाव नए कोटेशन से तय करें।',
  'plans.severalPieces':
    'इस ऑर्डर में एक ही चीज़ कई हैं, इसलिए दाम नहीं जोड़ा जा सकता। कृपया यह बदलाव नए कोटेशन से तय करें।',
};
