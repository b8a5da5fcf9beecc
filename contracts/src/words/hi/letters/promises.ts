import type { promises as english } from '../../en/letters/promises.ts';
import type { Translation } from '../../letter-words.ts';

export const promises: Translation<typeof english> = {
  'promises.proposed': {
    subject: 'ऑर्डर {number} के लिए बाद का दिन सुझाया गया है',
    text: '{maker} {titles} के लिए थोड़ा और समय चाहते हैं: {day} की जगह {weekday}। वे कहते हैं: “{reason}”\n\nयह आपकी हाँ के बिना नहीं माना जाएगा। कृपया {moment} तक जवाब दें; जवाब न मिलने पर पहले वाला दिन ही रहेगा।\n\n{page}',
  },
  'promises.accepted': {
    subject: 'ऑर्डर {number} के नए दिन पर ख़रीदार राज़ी हैं',
    text: '{buyer} ने हाँ कहा है: {titles} अब {weekday} तक पहुँचना चाहिए।\n\n{page}',
  },
  'promises.declined': {
    subject: 'ऑर्डर {number} का दिन वही रहेगा',
    text: '{titles} के लिए {weekday} पर {buyer} राज़ी नहीं हुए, इसलिए पहले वाला दिन ही रहेगा। अगर उस दिन तक देना मुश्किल हो, तो कृपया चैट में आपस में बात करें।\n\n{page}',
  },
  'promises.lapsedToBuyer': {
    subject: 'ऑर्डर {number} का दिन वही रहेगा',
    text: '{titles} के लिए {weekday} के प्रस्ताव का जवाब समय पर नहीं मिला, इसलिए पहले वाला दिन ही रहेगा।\n\n{page}',
  },
  'promises.lapsedToMaker': {
    subject: 'ऑर्डर {number} का दिन वही रहेगा',
    text: '{buyer} ने जवाब नहीं दिया कि {titles} {weekday} तक पहुँचे या नहीं, इसलिए पहले वाला दिन ही रहेगा।\n\n{page}',
  },
  'promises.withdrawn': {
    subject: 'ऑर्डर {number} का दिन वही रहेगा',
    text: '{maker} ने {titles} के लिए बाद के दिन का प्रस्ताव वापस ले लिया है, इसलिए पहले वाला दिन ही रहेगा।\n\n{page}',
  },
  'promises.missedToBuyer': {
    subject: 'ऑर्डर {number} में वादे से देर हो गई है',
    text: '{titles} का वादा {weekday} तक का था और यह अभी भेजा नहीं गया है। आप इंतज़ार कर सकते हैं, या ऑर्डर के पेज पर इसे अभी कैंसल कर सकते हैं: आपका दिया पूरा पैसा वापस आएगा। {maker} बाद का दिन भी सुझा सकते हैं; वह आपकी हाँ के बिना नहीं माना जाएगा।\n\n{page}',
  },
  'promises.missedToMaker': {
    subject: 'ऑर्डर {number} का तय दिन निकल गया है',
    text: '{titles} का वादा {weekday} तक का था और यह अभी भेजा नहीं गया है। अब {buyer} ऑर्डर कैंसल कर सकते हैं और पूरा पैसा वापस जाएगा। और समय चाहिए तो ऑर्डर के पेज पर बाद का दिन सुझाएँ; ख़रीदार की हाँ के बाद ही वह माना जाएगा।\n\n{page}',
  },
  'promises.lateToBuyer': {
    subject: 'आपका ऑर्डर {number} कैंसल हो गया',
    text: '{titles} में वादे से ज़्यादा देर हुई, इसलिए आपने ऑर्डर कैंसल कर दिया। {goesBack} {waits}\n\n{page}',
  },
  'promises.lateToMaker': {
    subject: 'देर की वजह से ऑर्डर {number} कैंसल हो गया',
    text: '{titles} में वादे से ज़्यादा देर हुई, इसलिए ख़रीदार ने ऑर्डर कैंसल कर दिया। ऐसे में पूरा पैसा वापस जाता है। {goesBack} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें। {waits}\n\n{page}',
  },
  'promises.unconfirmed': {
    subject: 'क्या ऑर्डर {number} पहुँच गया?',
    text: '{titles} अब तक आपके पास होना चाहिए। पहुँच गया हो तो कृपया ऑर्डर के पेज पर बताएँ। न पहुँचा हो या कुछ गड़बड़ हो तो वहीं सहायता से संपर्क करें: तब ऑर्डर खुला रहता है।\n\nकुछ न सुनने पर ऑर्डर {weekday} को अपने आप पूरा हो जाएगा और पहुँचा हुआ माना जाएगा।\n\n{page}',
  },
  'promises.endedToBuyer': {
    subject: 'ऑर्डर {number} अपने आप पूरा हुआ',
    text: 'किसी ने नहीं बताया कि {titles} नहीं पहुँचा, इसलिए ऑर्डर पहुँचा हुआ माना गया है। कुछ गड़बड़ हो तो कृपया ऑर्डर के पेज पर सहायता से संपर्क करें।\n\n{page}',
  },
  'promises.endedToMaker': {
    subject: 'ऑर्डर {number} पहुँचा हुआ माना गया',
    text: 'ख़रीदार ने न तो {titles} की डिलीवरी कन्फ़र्म की और न कोई शिकायत की, इसलिए ऑर्डर अपने आप पूरा हो गया है।\n\n{page}',
  },
};
