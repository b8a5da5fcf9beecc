import { downloadLastsHours, downloadsPerDay } from '#contracts/personal-data/data-download.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const account: HelpGroup = {
  id: 'account',
  title: 'अकाउंट और सुरक्षा',
  questions: [
    {
      id: 'forgot-password',
      question: 'पासवर्ड भूल गए?',
      paragraphs: [
        'हम आपके ईमेल पर छह अंकों का कोड भेजते हैं। वह 10 मिनट तक चलता है। नया पासवर्ड चुनने पर बाक़ी सारे ब्राउज़र साइन आउट हो जाते हैं।',
      ],
      links: [{ to: '/forgot-password', label: 'नया पासवर्ड चुनें' }],
      words:
        'password forgot reset login sign in code otp पासवर्ड भूल भूला भूली भूलना रीसेट लॉगिन लॉग साइन इन कोड ओटीपी bhool bhul gaya bhoola',
    },
    {
      id: 'where-signed-in',
      question: 'क्या कोई और मेरे अकाउंट में है?',
      paragraphs: [
        'सेटिंग्स में वे सारे ब्राउज़र दिखते हैं जिनमें आप साइन इन हैं और जो आख़िरी बार कब दिखे, और उसके नीचे यह कि पिछले 90 दिन में किसने साइन इन किया या कोशिश की। जिसे नहीं पहचानते उसे बंद करें, फिर अपना पासवर्ड बदलें।',
      ],
      links: [{ to: '/settings', label: 'सेटिंग्स' }],
      words: 'account hacked sessions signed in security अकाउंट हैक सेशन साइन सुरक्षा khata suraksha hack',
    },
    {
      id: 'two-factor',
      question: 'साइन इन और सुरक्षित कैसे करें?',
      paragraphs: [
        'सेटिंग्स में टू-स्टेप साइन-इन चालू करें। फिर साइन इन करते समय छह अंकों का कोड भी माँगा जाता है, जो आपके फ़ोन का ऑथेंटिकेटर ऐप दिखाता है; यानी सिर्फ़ पासवर्ड से कुछ नहीं खुलता।',
        'साथ में दस रिकवरी कोड मिलते हैं। हर कोड से आप फ़ोन के बिना एक बार साइन इन कर सकते हैं: उन्हें ऐसी जगह रखें जहाँ तब मिल जाएँ।',
      ],
      links: [{ to: '/settings', label: 'सेटिंग्स' }],
      words:
        'two-factor authenticator 2fa totp recovery codes lost phone safer टू स्टेप टू-स्टेप ऑथेंटिकेटर रिकवरी कोड फ़ोन खो सुरक्षित two step surakshit phone kho gaya',
    },
    {
      id: 'confirm-email',
      question: 'ईमेल कन्फ़र्म क्यों करें?',
      paragraphs: [
        'ताकि हमारी मेल बता सके कि क्या हुआ। जब तक आप हमारा भेजा लिंक न खोलें, मेल बस इतना कहती है कि कुछ नया है, और टू-स्टेप साइन-इन चालू नहीं हो सकता।',
      ],
      links: [{ to: '/settings', label: 'सेटिंग्स' }],
      words:
        'email confirm verify verification letter ईमेल कन्फ़र्म कन्फर्म वेरिफ़ाई वेरिफाई मेल लिंक confirm karna mail link',
    },
    {
      id: 'fewer-letters',
      question: 'कम मेल कैसे आएँ?',
      paragraphs: [
        'सेटिंग्स में “नोटिफ़िकेशन” में आप हर बात के लिए चुनते हैं कि Tanabana पर बताएँ या नहीं, और मेल से बताएँ या नहीं। वहीं जो नहीं पढ़ा उसका रोज़ या हफ़्ते का सार भी है, और शांत समय, जिसमें मेल रुकी रहती है।',
        'मेल के नीचे दिया लिंक उस तरह की मेल तुरंत बंद कर देता है, बिना साइन इन के। आपके ऑर्डर, पेमेंट, शिकायत और अकाउंट की मेल हमेशा आती है।',
      ],
      links: [{ to: '/settings?tab=notifications', label: 'आपके नोटिफ़िकेशन' }],
      words:
        'email letters mails stop unsubscribe notifications digest quiet hours too many मेल ईमेल बंद कम नोटिफ़िकेशन नोटिफिकेशन सार शांत समय ज़्यादा mail band kam notification zyada',
    },
    {
      id: 'pay-inside',
      question: 'कोई मुझसे कहीं और पेमेंट करने को कह रहा है',
      paragraphs: [
        'मत करें। ऑर्डर और रिफ़ंड उसी के होते हैं जिसका पेमेंट यहाँ, पेमेंट की विंडो में हुआ हो। उस व्यक्ति या मैसेज की रिपोर्ट करें: वजहों में एक है “Tanabana के बाहर पैसे माँगना, या धोखा”।',
      ],
      words:
        'scam fraud pay outside whatsapp fake cheating धोखा ठगी फ़्रॉड फ्रॉड स्कैम बाहर पेमेंट व्हाट्सऐप नक़ली नकली dhokha thagi bahar payment nakli',
    },
    {
      id: 'block',
      question: 'किसी को दूर कैसे रखें?',
      paragraphs: [
        'उनकी चैट खोलें और मेन्यू में “ब्लॉक करें” चुनें। फिर आप दोनों एक-दूसरे को फ़ॉलो नहीं करते, न एक-दूसरे को लिख सकते हैं, न डिज़ाइन पर कमेंट या रिव्यू, न ऑर्डर कर सकते हैं, और न एक-दूसरे की स्टोरी या कमेंट देखते हैं। आपके बीच के ऑर्डर चलते रहते हैं। उसी मेन्यू में “रिपोर्ट करें” भी है।',
        'कुछ ख़त्म किए बिना किसी को कम देखना हो, तो उनकी प्रोफ़ाइल के मेन्यू में “म्यूट करें” चुनें: वे आपकी फ़ीड, स्टोरी, सुझाव और नोटिफ़िकेशन से हट जाते हैं, और उन्हें पता नहीं चलता। दोनों को सेटिंग्स में “प्राइवेसी” से वापस ले सकते हैं।',
      ],
      links: [
        { to: '/chat', label: 'आपके मैसेज' },
        { to: '/settings?tab=privacy', label: 'म्यूट और ब्लॉक किए लोग' },
      ],
      words:
        'block blocked mute muted person harassment stop messages ब्लॉक म्यूट परेशान बंद मैसेज व्यक्ति block karna mute karna pareshan',
    },
    {
      id: 'who-sees-what',
      question: 'मेरा पता और फ़ोन नंबर कौन देखता है?',
      paragraphs: [
        'जिस कारीगर से आप ऑर्डर करते हैं, वे एडवांस आने पर। जिस कारीगर को पूछताछ भेजते हैं, वे उसमें लिखा नंबर देखते हैं। यहाँ के लोगों में और कोई नहीं।',
      ],
      links: [{ to: '/privacy', label: 'प्राइवेसी' }],
      words: 'privacy data phone number address प्राइवेसी डेटा फ़ोन फोन नंबर पता निजी pata number niji',
    },
    {
      id: 'download-data',
      question: 'अपने डेटा की कॉपी कैसे लें?',
      paragraphs: [
        'सेटिंग्स में “डेटा” में। हम आपका पासवर्ड माँगते हैं, और टू-स्टेप साइन-इन चालू हो तो कोड भी, फिर आपका सब कुछ एक ZIP फ़ाइल में रखते हैं और तैयार होने पर घंटी और मेल से बताते हैं: आपके डिज़ाइन, ऑर्डर, मैसेज और बाक़ी सब, आपकी फ़ोटो, और रसीदें व इनवॉइस।',
        `उसे ${downloadLastsHours} घंटे तक ले सकते हैं, और दिन में ${downloadsPerDay} बार माँग सकते हैं।`,
      ],
      links: [{ to: '/settings?tab=data', label: 'सेटिंग्स, डेटा' }],
      words: 'download export data copy takeout zip archive डाउनलोड डेटा कॉपी निकालना download karna',
    },
    {
      id: 'delete-account',
      question: 'अपना अकाउंट डिलीट कैसे करें?',
      paragraphs: [
        'सेटिंग्स में “डेटा” में। हम आपका पासवर्ड और DELETE शब्द माँगते हैं, और टू-स्टेप साइन-इन चालू हो तो कोड भी। चल रहा ऑर्डर या रास्ते में रिफ़ंड हो तो पहले उसका पूरा होना ज़रूरी है।',
        'जो सिर्फ़ आपका है वह तुरंत हट जाता है और आपके डिज़ाइन हटा लिए जाते हैं। मैसेज, कमेंट और रिव्यू आपके नाम के बिना रहते हैं, ऑर्डर और उनके दस्तावेज़ हिसाब में रहते हैं।',
      ],
      links: [{ to: '/settings?tab=data', label: 'सेटिंग्स, डेटा' }],
      words: 'delete account close deactivate remove डिलीट अकाउंट बंद हटाना delete karna band hatana',
    },
  ],
};
