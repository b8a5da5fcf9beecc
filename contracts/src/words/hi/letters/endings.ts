import type { endings as english } from '../../en/letters/endings.ts';
import type { Translation } from '../../letter-words.ts';

export const endings: Translation<typeof english> = {
  'endings.allBackToBuyer': {
    subject: 'आपका ऑर्डर {number} कैंसल हो गया',
    text: '{titles} के लिए आपने जितना पेमेंट किया, सब आपको वापस मिल रहा है, इसलिए ऑर्डर कैंसल हो गया। {goesBack} {waits}\n\n{page}',
  },
  'endings.allBackToMaker': {
    subject: 'ऑर्डर {number} कैंसल हो गया',
    text: '{titles} के लिए जितना पेमेंट हुआ, सब ख़रीदार को वापस जा रहा है, इसलिए ऑर्डर कैंसल हो गया। {goesBack} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें। {waits}\n\n{page}',
  },
  'endings.lapsed': {
    subject: 'आपका ऑर्डर {number} अपने आप बंद हो गया',
    text: '{titles} का एडवांस एक दिन के अंदर नहीं दिया गया, इसलिए ऑर्डर अपने आप बंद हो गया। आपसे कोई पैसा नहीं लिया गया। आप फिर ऑर्डर दे सकते हैं।\n\n{page}',
  },
  'endings.deskToBuyer': {
    subject: 'आपका ऑर्डर {number} कैंसल हो गया',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर कैंसल कर दिया: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.deskToMaker': {
    subject: 'ऑर्डर {number} कैंसल हो गया',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर कैंसल कर दिया: “{note}”\n\n{goesBack} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें। {waits}\n\n{page}',
  },
  'endings.makerToBuyer': {
    subject: 'आपका ऑर्डर {number} कारीगर ने कैंसल कर दिया',
    text: '{titles} का ऑर्डर {maker} नहीं बना सकते, और उन्होंने उसे कैंसल कर दिया है: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.makerToMaker': {
    subject: 'आपने ऑर्डर {number} कैंसल कर दिया',
    text: 'आपने {titles} का ऑर्डर कैंसल कर दिया। {goesBack} ख़रीदार को वजह बता दी गई है: “{note}”\n\n{waits}\n\n{page}',
  },
  'endings.ownPaid': {
    subject: 'आपका ऑर्डर {number} कैंसल हो गया',
    text: '{titles} का आपका ऑर्डर कैंसल हो गया। {goesBack} {waits}\n\n{page}',
  },
  'endings.ownUnpaid': {
    subject: 'आपका ऑर्डर {number} कैंसल हो गया',
    text: '{titles} का आपका ऑर्डर कैंसल हो गया। आपसे कोई पैसा नहीं लिया गया।\n\n{page}',
  },
  'endings.byBuyer': {
    subject: 'ऑर्डर {number} कैंसल हो गया',
    text: '{titles} का ऑर्डर ख़रीदार ने कैंसल कर दिया। {goesBack} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें। {waits}\n\n{page}',
  },

  'agreed.deskToBuyer': {
    subject: 'आपके कहने पर ऑर्डर {number} कैंसल हो गया',
    text: 'हमारी सपोर्ट टीम ने {titles} का आपका ऑर्डर कैंसल करने का फ़ैसला किया है। {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToBuyer': {
    subject: 'आपके कहने पर ऑर्डर {number} कैंसल हो गया',
    text: '{maker} ने {titles} का आपका ऑर्डर कैंसल करना मान लिया है। {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.deskToMaker': {
    subject: 'ख़रीदार के कहने पर ऑर्डर {number} कैंसल हो गया',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर कैंसल करने का फ़ैसला किया है। {goesBack} {waits} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें।\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToMaker': {
    subject: 'ख़रीदार के कहने पर ऑर्डर {number} कैंसल हो गया',
    text: 'आपने {titles} का ऑर्डर कैंसल करना मान लिया है। {goesBack} {waits} कृपया इसके लिए अब कुछ न बनाएँ और न भेजें।\n\n{page}',
  },
  'agreed.nothingBack': 'कुछ वापस नहीं आएगा।',
  'endings.goesBack': '{back} आपको वापस मिलेंगे। ये 7 कामकाजी दिनों में वहीं लौट जाएँगे जहाँ से आए थे। {dueBy}',
  'agreed.stays': '{kept} अब तक के काम के लिए कारीगर के पास रहेंगे; इसकी रसीद ऑर्डर के पेज पर है।',
  'endings.allToBuyer': '{back} ख़रीदार को वापस जाएँगे।',
  'agreed.someToBuyer': '{back} ख़रीदार को वापस जाएँगे, {kept} आपके पास रहेंगे।',
  'agreed.noneToBuyer': 'ख़रीदार को कुछ वापस नहीं जाएगा, {kept} आपके पास रहेंगे।',
  'agreed.nothingMoves': 'ख़रीदार को कुछ वापस नहीं जाएगा।',

  'requests.askedOfBuyer': {
    subject: 'आपने ऑर्डर {number} कैंसल करने को कहा',
    text: 'हमने {maker} से {titles} का आपका ऑर्डर कैंसल करने को कहा है। अगर वे मान लें, तो {kept} तक रख सकते हैं और कम से कम {back} आपको वापस मिलेंगे। वे {day} तक जवाब देंगे; उसके बाद हमारी सपोर्ट टीम फ़ैसला करेगी। तब तक आप ऑर्डर के पेज पर अपनी रिक्वेस्ट वापस ले सकते हैं।\n\n{page}',
  },
  'requests.askedOfMaker': {
    subject: 'ख़रीदार ऑर्डर {number} कैंसल करने को कह रहे हैं',
    text: '{buyer} आपसे {titles} का ऑर्डर कैंसल करने को कह रहे हैं: “{reason}”\n\nअगर आप मान लें, तो अब तक के काम के लिए {kept} तक रख सकते हैं, और कम से कम {back} वापस जाएँगे। कृपया {day} तक ऑर्डर के पेज पर जवाब दें; उसके बाद हमारी सपोर्ट टीम फ़ैसला करेगी। उससे पहले कुछ नहीं भेजा जा सकता।\n\n{page}',
  },
  'requests.overdueToBuyer': {
    subject: 'हमारी सपोर्ट टीम ऑर्डर {number} देख रही है',
    text: '{maker} ने {titles} का ऑर्डर कैंसल करने की आपकी रिक्वेस्ट का {days} दिन तक जवाब नहीं दिया। अब हमारी सपोर्ट टीम फ़ैसला करेगी और आपको लिखेगी।\n\n{page}',
  },
  'requests.overdueToMaker': {
    subject: 'हमारी सपोर्ट टीम ऑर्डर {number} देख रही है',
    text: '{titles} का ऑर्डर कैंसल करने की रिक्वेस्ट का {days} दिन तक जवाब नहीं मिला, इसलिए अब हमारी सपोर्ट टीम फ़ैसला करेगी। उसके फ़ैसले तक आप अब भी जवाब दे सकते हैं।\n\n{page}',
  },
  'requests.refusedByDesk': {
    subject: 'आपका ऑर्डर {number} चलता रहेगा',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर कैंसल करने से मना किया है, इसलिए ऑर्डर चलता रहेगा: “{answer}”\n\nअगर आप इससे सहमत नहीं हैं, तो ऑर्डर के पेज पर “सपोर्ट से बात करें” से हमें लिखें।\n\n{page}',
  },
  'requests.refusedByMaker': {
    subject: 'आपका ऑर्डर {number} चलता रहेगा',
    text: '{maker} ने {titles} का ऑर्डर कैंसल करने से मना किया है, इसलिए ऑर्डर चलता रहेगा: “{answer}”\n\nअगर आप इससे सहमत नहीं हैं, तो ऑर्डर के पेज पर “सपोर्ट से बात करें” से हमें लिखें।\n\n{page}',
  },
  'requests.refusalToMaker': {
    subject: 'ऑर्डर {number} चलता रहेगा',
    text: 'हमारी सपोर्ट टीम ने {titles} का ऑर्डर कैंसल करने से मना किया है, इसलिए ऑर्डर चलता रहेगा: “{answer}”\n\n{page}',
  },
  'requests.withdrawn': {
    subject: 'ऑर्डर {number} चलता रहेगा',
    text: '{buyer} ने {titles} का ऑर्डर कैंसल करने की रिक्वेस्ट वापस ले ली, इसलिए ऑर्डर चलता रहेगा।\n\n{page}',
  },
};
