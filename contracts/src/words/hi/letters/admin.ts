import type { admin as english } from '../../en/letters/admin.ts';
import type { Translation } from '../../letter-words.ts';

export const admin: Translation<typeof english> = {
  'people.corrected': {
    subject: 'आपके Tanabana अकाउंट में सुधार हुआ',
    text: 'आपके अकाउंट में आपके बारे में जो लिखा है, उसमें हमारी टीम ने सुधार किया है: {facts}।\n\nवजह: {reason}\n\nअब वहाँ क्या लिखा है, देखें: {page}',
  },
  'people.correctedWithoutSeal': {
    subject: 'आपके Tanabana अकाउंट में सुधार हुआ',
    text: 'आपके अकाउंट में आपके बारे में जो लिखा है, उसमें हमारी टीम ने सुधार किया है: {facts}। मुहर आपके पुराने नाम के लिए थी, इसलिए आप फिर से वेरिफ़िकेशन करा सकते हैं।\n\nवजह: {reason}\n\nअब वहाँ क्या लिखा है, देखें: {page}',
  },
  'people.ROLE_CHANGED': {
    subject: 'Tanabana पर आपकी भूमिका बदली गई',
    text: 'हमारी टीम ने आपकी भूमिका बदली है: अब से वह {role} है।\n\nवजह: {reason}\n\nअपनी प्रोफ़ाइल देखें: {page}',
  },
  'people.madeAdmin': {
    subject: 'Tanabana पर आपकी भूमिका बदली गई',
    text: 'हमारी टीम ने आपकी भूमिका बदली है: अब से वह {role} है। आप हर जगह से साइन आउट हो गए हैं, इसलिए कृपया फिर से साइन इन करें।\n\nवजह: {reason}\n\nअपनी प्रोफ़ाइल देखें: {page}',
  },
  'people.USER_VERIFIED': {
    subject: 'Tanabana पर आप वेरिफ़ाइड हैं',
    text: 'हमारी टीम ने आपको वेरिफ़ाई किया है, और अब से आपके नाम के साथ मुहर है। अगर आप अपना नाम बदलें, तो जब तक हम फिर से न देख लें, मुहर हट जाएगी।\n\nअपनी प्रोफ़ाइल देखें: {page}',
  },
  'people.USER_UNVERIFIED': {
    subject: 'आपके Tanabana अकाउंट की मुहर हट गई',
    text: 'हमारी टीम ने आपके नाम के साथ की मुहर हटा दी है।\n\nवजह: {reason}\n\nआप फिर से वेरिफ़िकेशन करा सकते हैं: {page}',
  },
  'people.USER_SUSPENDED': {
    subject: 'आपका Tanabana अकाउंट सस्पेंड है',
    text: 'हमारी टीम ने आपका अकाउंट सस्पेंड किया है। आप साइन इन करके पढ़ सकते हैं, पर कुछ कर नहीं सकते।\n\nवजह: {reason}\n\nअगर आपको यह ग़लती लगती है, तो हमें लिखें: {page}',
  },
  'people.suspendedUntil': {
    subject: 'आपका Tanabana अकाउंट सस्पेंड है',
    text: 'हमारी टीम ने आपका अकाउंट {day} के अंत तक सस्पेंड किया है। आप साइन इन करके पढ़ सकते हैं, पर कुछ कर नहीं सकते।\n\nवजह: {reason}\n\nअगर आपको यह ग़लती लगती है, तो हमें लिखें: {page}',
  },
  'people.USER_BANNED': {
    subject: 'आपका Tanabana अकाउंट बंद कर दिया गया',
    text: 'हमारी टीम ने आपका अकाउंट बंद कर दिया है, और आप हर जगह से साइन आउट हो गए हैं। चल रहे ऑर्डर का क्या होगा, यह हमारी टीम दूसरे पक्ष के साथ तय करेगी।\n\nवजह: {reason}\n\nअगर आपको यह ग़लती लगती है, तो हमें लिखें: {page}',
  },
  'people.USER_RESTORED': {
    subject: 'आपका Tanabana अकाउंट फिर खुल गया',
    text: 'हमारी टीम ने आपका अकाउंट बहाल कर दिया है, और आप उसे पहले की तरह इस्तेमाल कर सकते हैं।\n\nसाइन इन करें: {page}',
  },
  'people.SESSIONS_ENDED': {
    subject: 'आप Tanabana से साइन आउट हो गए',
    text: 'हमारी टीम ने आपके अकाउंट को हर ब्राउज़र से साइन आउट कर दिया है। आप फिर से साइन इन कर सकते हैं।\n\nवजह: {reason}\n\nअगर आपको इसकी उम्मीद नहीं थी, तो नया पासवर्ड चुनें: {page}',
  },
  'roles.USER': 'ग्राहक',
  'roles.DESIGNER': 'डिज़ाइनर',
  'roles.VENDOR': 'वेंडर',
  'roles.MASTER': 'मास्टर',
  'roles.JARIWALA': 'ज़रीवाला',
  'roles.KARKHANDAR': 'कारख़ानेदार',
  'roles.ARTIST': 'आर्टिस्ट',
  'roles.ADMIN': 'एडमिन',
  'facts.name': 'नाम',
  'facts.role': 'भूमिका',
  'facts.phone': 'फ़ोन नंबर',
  'facts.address': 'पता',
  'facts.city': 'शहर',
  'facts.state': 'राज्य',
  'facts.pincode': 'पिन कोड',
  'facts.country': 'देश',

  'reports.decided': {
    subject: 'आपकी रिपोर्ट के बारे में',
    text: 'आपने Tanabana पर {thing} की रिपोर्ट की थी। {outcome} हमें बताने के लिए धन्यवाद।\n\nअगर इससे आपको आगे भी परेशानी हो, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'reports.acted': 'हमने उसे देखा और क़दम उठाया।',
  'reports.takenDown': 'हमने उसे देखा और हटा दिया।',
  'reports.gone': 'हमने देखा: वह अकाउंट अब नहीं है।',
  'reports.left': 'हमने उसे देखा और वैसा ही रहने देने का फ़ैसला किया।',
  'things.USER': 'किसी व्यक्ति',
  'things.MESSAGE': 'एक मैसेज',
  'things.COMMENT': 'एक कमेंट',
  'things.DESIGN': 'एक डिज़ाइन',
  'things.STORY': 'एक स्टोरी',
  'things.REVIEW': 'एक रिव्यू',
  'things.ENQUIRY': 'एक पूछताछ',
  'things.ANSWER': 'पूछताछ का एक जवाब',

  'removed.COMMENT': {
    subject: 'आपका कमेंट हटा दिया गया',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.REVIEW': {
    subject: 'आपका रिव्यू हटा दिया गया',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.MESSAGE': {
    subject: 'आपका मैसेज हटा दिया गया',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.STORY': {
    subject: 'आपकी स्टोरी हटा दी गई',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.ENQUIRY': {
    subject: 'आपकी पूछताछ हटा दी गई',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.ANSWER': {
    subject: 'आपका जवाब हटा दिया गया',
    text: '{told}\n\nवजह: {reason}\n\nअगर आपको यह ग़लत लगता है, तो शिकायत करें, और हमारी टीम से कोई आपको जवाब लिखेगा।',
  },
  'removed.aCOMMENT': 'हमारी टीम ने आपका एक कमेंट हटा दिया है।',
  'removed.aREVIEW': 'हमारी टीम ने आपका एक रिव्यू हटा दिया है।',
  'removed.aMESSAGE': 'हमारी टीम ने आपका एक मैसेज हटा दिया है।',
  'removed.aSTORY': 'हमारी टीम ने आपकी एक स्टोरी हटा दी है।',
  'removed.aENQUIRY': 'हमारी टीम ने आपकी एक पूछताछ हटा दी है।',
  'removed.aANSWER': 'हमारी टीम ने पूछताछ का आपका एक जवाब हटा दिया है।',
  'removed.thisCOMMENT': 'हमारी टीम ने आपका यह कमेंट हटा दिया है: “{words}”',
  'removed.thisREVIEW': 'हमारी टीम ने आपका यह रिव्यू हटा दिया है: “{words}”',
  'removed.thisMESSAGE': 'हमारी टीम ने आपका यह मैसेज हटा दिया है: “{words}”',
  'removed.thisSTORY': 'हमारी टीम ने आपकी यह स्टोरी हटा दी है: “{words}”',
  'removed.thisENQUIRY': 'हमारी टीम ने आपकी यह पूछताछ हटा दी है: “{words}”',
  'removed.thisANSWER': 'हमारी टीम ने पूछताछ का आपका यह जवाब हटा दिया है: “{words}”',

  'disputes.meanwhileToBuyer': 'बैंक का फ़ैसला होने तक पार्सल नहीं भेजा जाएगा और आपसे और कोई पेमेंट नहीं लिया जाएगा।',
  'disputes.meanwhileToMaker': 'फ़ैसला होने तक कृपया कुछ न भेजें; बनाना जारी रख सकते हैं।',
  'disputes.meanwhileToDesk': 'फ़ैसला होने तक पार्सल नहीं जाएगा।',
  'disputes.stillToBuyer': 'आपका बैंक इस ऑर्डर के एक और पेमेंट की जाँच अब भी कर रहा है।',
  'disputes.stillToMaker': 'ख़रीदार का बैंक इस ऑर्डर के एक और पेमेंट की जाँच अब भी कर रहा है।',
  'disputes.openToBuyer': {
    subject: 'आपका बैंक ऑर्डर {number} के पेमेंट की जाँच कर रहा है',
    text: 'आपके बैंक ने बताया है कि {titles} के पेमेंट में से {amount} पर आपने आपत्ति की है। {meanwhile} अगर ऑर्डर में कोई दिक़्क़त है, तो कृपया उसके पेज से सपोर्ट टीम को लिखें। अगर आपत्ति ग़लती से हो गई, तो कृपया अपने बैंक को बताएँ।\n\n{page}',
  },
  'disputes.overToBuyer': {
    subject: 'ऑर्डर {number} का पेमेंट बना रहेगा',
    text: '{titles} के पेमेंट में से {amount} पर आपकी आपत्ति ख़त्म हुई: पेमेंट बना रहेगा। {still}\n\n{page}',
  },
  'disputes.openToMaker': {
    subject: 'ऑर्डर {number} के पेमेंट पर आपत्ति',
    text: '{buyer} ने {titles} के पेमेंट में से {amount} पर अपने बैंक में आपत्ति की है। {meanwhile} बैंक को जवाब हमारी टीम देगी। अगर आपके पास फ़ोटो या मैसेज जैसे सबूत हैं, तो कृपया सपोर्ट टीम को लिखें।\n\n{page}',
  },
  'disputes.overToMaker': {
    subject: 'ऑर्डर {number} का पेमेंट बना रहेगा',
    text: '{titles} के पेमेंट में से {amount} की आपत्ति ख़त्म हुई: पेमेंट बना रहेगा। {still}\n\n{page}',
  },
  'disputes.lostToMaker': {
    subject: 'बैंक ने ऑर्डर {number} का पेमेंट लौटा दिया',
    text: '{titles} की आपत्ति पर बैंक ने {buyer} के पक्ष में फ़ैसला किया: {amount} उन्हें लौट गए और अब आपकी कमाई में नहीं हैं।\n\n{page}',
  },
  'disputes.openToDesk': {
    subject: 'ऑर्डर {number} के पेमेंट पर आपत्ति',
    text: 'ख़रीदार ने {number} के पेमेंट में से {amount} पर अपने बैंक में आपत्ति की है। {meanwhile} कृपया आख़िरी तारीख़ से पहले पेमेंट कंपनी के यहाँ सबूत भेजें; तारीख़ पेज पर है।\n\n{page}',
  },
  'disputes.overToDesk': {
    subject: 'ऑर्डर {number} का पेमेंट बना रहेगा',
    text: '{number} के पेमेंट में से {amount} की आपत्ति बिना नुक़सान के ख़त्म हुई।\n\n{page}',
  },
  'disputes.lostToDesk': {
    subject: 'ऑर्डर {number} की आपत्ति में हार हुई',
    text: 'बैंक ने ख़रीदार के पक्ष में फ़ैसला किया: {number} के पेमेंट में से {amount} उन्हें लौट गए। यह गई हुई रक़म के रूप में दर्ज है।\n\n{page}',
  },
  'books.differ': {
    subject: 'हमारे हिसाब और पेमेंट कंपनी के हिसाब में फ़र्क़ है',
    text: 'कल रात की जाँच में {count} जगह हमारा हिसाब पेमेंट कंपनी के हिसाब से, या आपस में, नहीं मिला। कुछ बदला नहीं गया।\n\nयहाँ देखें: {page}',
  },
};
