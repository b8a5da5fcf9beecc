import { mostDesignsAtOnce } from '#contracts/designs/bulk/bulk.rules.ts';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { draftDays, draftWarningDays, mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import { storyLimits } from '#contracts/stories/story.rules.ts';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const selling: HelpGroup = {
  id: 'selling',
  title: 'बेचना',
  questions: [
    {
      id: 'start-selling',
      question: 'बेचना कैसे शुरू करें?',
      paragraphs: [
        `डिज़ाइन अपलोड करें: ${uploadLimits.pictures} फ़ोटो तक, वीडियो हो तो वह भी, दाम, और बनाने में लगने वाले दिन। पहले अपलोड के साथ आप डिज़ाइनर बन जाते हैं; प्रोफ़ाइल में आप इसकी जगह मास्टर, ज़रीवाला, कारख़ानेदार, वेंडर या आर्टिस्ट चुन सकते हैं।`,
      ],
      links: [
        { to: '/upload-product', label: 'डिज़ाइन अपलोड करें' },
        { to: '/profile', label: 'आपकी प्रोफ़ाइल' },
      ],
      words:
        'sell selling seller upload become designer shop बेचना सेलर अपलोड डिज़ाइनर डिजाइनर बनना दुकान bechna dukaan upload karna',
    },
    {
      id: 'drafts-and-many-designs',
      question: 'क्या डिज़ाइन बाद में पूरा कर सकते हैं, या कई एक साथ बदल सकते हैं?',
      paragraphs: [
        `डिज़ाइन अपलोड करते समय आप जो लिखते और भेजते हैं, वह ड्राफ़्ट में सेव होता है, ${mostDrafts} ड्राफ़्ट तक। डैशबोर्ड में “प्रोडक्ट” से किसी भी फ़ोन या कंप्यूटर पर आगे बढ़ें। वह सिर्फ़ आपको दिखता है; जिसे ${draftDays} दिन तक न छेड़ें, वह डिलीट हो जाता है; सूची में तारीख़ लिखी है, और ${draftWarningDays} दिन पहले मेल से बता देते हैं।`,
        `वहीं “कॉपी बनाएँ” से आपके किसी डिज़ाइन के शब्द और फ़ोटो लेकर ड्राफ़्ट शुरू होता है। कई डिज़ाइन चुनकर छिपाएँ, फिर दिखाएँ या दाम बदलें, एक साथ ${mostDesignsAtOnce} तक: हर नया दाम पहले दिख जाता है। जो ऑर्डर आ चुके हैं उनका दाम वही रहता है।`,
      ],
      links: [{ to: '/userDashboard?tab=products', label: 'आपके डिज़ाइन' }],
      words:
        'draft save later continue copy duplicate bulk price many hide several ड्राफ़्ट ड्राफ्ट सेव बाद कॉपी दाम कई एक साथ छिपाना draft baad copy daam kai chhipana',
    },
    {
      id: 'before-the-first-order',
      question: 'मेरी प्रोफ़ाइल में क्या होना चाहिए?',
      paragraphs: [
        'आपका शहर और पिन कोड, क्योंकि डिलीवरी के दिन और घर पर नाप वहीं से गिने जाते हैं और लोग आसपास के कारीगर खोजते हैं; नाप लेने आप कितनी दूर जाते हैं; और रजिस्टर्ड हों तो GSTIN, जो टैक्स इनवॉइस पर छपता है, और कहीं नहीं दिखता।',
      ],
      links: [{ to: '/profile', label: 'आपकी प्रोफ़ाइल' }],
      words: 'profile gstin pin radius maker प्रोफ़ाइल प्रोफाइल जीएसटी पिन दूरी कारीगर profile karigar doori',
    },
    {
      id: 'get-verified',
      question: 'वेरिफ़ाइड कैसे बनें?',
      paragraphs: [
        `प्रोफ़ाइल में “वेरिफ़ाइड बनें” में ${verificationLimits.documents} काग़ज़ तक भेजें: जो दिखाए कि आप कौन हैं, आपके काम-धंधे का काग़ज़, या आपके काम के नमूने। एक एडमिन उन्हें देखते हैं, और आपको नोटिफ़िकेशन और मेल से बताया जाता है। काफ़ी न हों तो वजह बताई जाती है, और आप दूसरे भेज सकते हैं।`,
        `आपके काग़ज़ सिर्फ़ एडमिन देखते हैं। वे फ़ैसले के ${verificationLimits.keptDays} दिन बाद डिलीट हो जाते हैं। मुहर आपके नाम की है: नाम बदलने पर मुहर हट जाती है, जब तक हम फिर से न देख लें।`,
      ],
      links: [{ to: '/profile?tab=verification', label: 'वेरिफ़ाइड बनें' }],
      words:
        'verify verified verification seal badge tick documents identity वेरिफ़ाई वेरिफाई वेरिफ़ाइड वेरिफाइड मुहर बैज काग़ज़ कागज पहचान verify muhar kagaz pehchan',
    },
    {
      id: 'pausing-orders',
      question: 'क्या कुछ समय के लिए ऑर्डर रोक सकते हैं?',
      paragraphs: [
        'हाँ, प्रोफ़ाइल में “दुकान का पेज” में: वह दिन चुनें जब से फिर ऑर्डर लेंगे, और चाहें तो एक बात लिख दें। ख़रीदार उसे आपके डिज़ाइन और प्रोफ़ाइल पर पढ़ते हैं; पूछताछ, मैसेज और आपके पास के ऑर्डर चलते रहते हैं। उस दिन रोक अपने आप हट जाती है, या जब आप हटा दें।',
        'वहीं आप बता सकते हैं कि महीने में कितने ऑर्डर लेते हैं, और अपनी छुट्टियाँ लिख सकते हैं। महीना भर जाए तो ख़रीदारों को बताया जाता है कि जगह कब से है। छुट्टी के दिन न कुछ बनता है न भेजा जाता है, इसलिए डिलीवरी उन्हें छोड़कर गिनी जाती है।',
      ],
      links: [{ to: '/profile?tab=shop', label: 'आपकी दुकान का पेज' }],
      words:
        'pause stop holiday vacation capacity full busy break orders month shop रोकना बंद छुट्टी ऑर्डर महीना दुकान भरा rokna band chhutti dukaan',
    },
    {
      id: 'orders-of-mine',
      question: 'ऑर्डर आया है। अब क्या करें?',
      paragraphs: [
        'एडवांस आने पर ख़रीदार का पता दिखता है। काम के साथ ऑर्डर को आगे बढ़ाएँ, और शब्दों व फ़ोटो से बताते रहें। ऑर्डर सिर्फ़ आगे बढ़ता है। फ़ाइनल पेमेंट आने पर उसे भेज सकते हैं; तब कूरियर और ट्रैकिंग नंबर लिखें।',
      ],
      links: [{ to: '/userDashboard?tab=sales', label: 'आपकी बिक्री' }],
      words:
        'sale sales order maker status shipping ship बिक्री ऑर्डर आया स्टेटस भेजना शिपिंग bikri order aaya bhejna',
    },
    {
      id: 'enquiries-to-me',
      question: 'पूछताछ कहाँ आती है?',
      paragraphs: ['आपकी पूछताछ में, पूछने वाले के नाम और ईमेल के साथ। आपका जवाब उन्हें मेल से जाता है।'],
      links: [{ to: '/enquiry-management', label: 'आपकी पूछताछ' }],
      words: 'enquiries inbox customers leads पूछताछ ग्राहक इनबॉक्स poochtaach grahak',
    },
    {
      id: 'reviews-of-mine',
      question: 'मेरे डिज़ाइन का रिव्यू कौन लिख सकता है?',
      paragraphs: [
        'आपको छोड़कर हर कोई जिसका अकाउंट है, हर डिज़ाइन पर एक बार। ख़रीदने वालों के रिव्यू पर “पक्की ख़रीद” लिखा होता है, और स्टार व औसत में सिर्फ़ वही गिने जाते हैं; दूसरों के रिव्यू अलग दिखते हैं। आप हर रिव्यू का एक बार जवाब दे सकते हैं, और कोई भी उसकी रिपोर्ट कर सकता है।',
      ],
      words:
        'review reviews rating stars verified purchase रिव्यू रेटिंग स्टार पक्की ख़रीद खरीद review rating pakki kharid',
    },
    {
      id: 'stories',
      question: 'स्टोरी क्या है?',
      paragraphs: [
        `कैप्शन के साथ एक फ़ोटो, जो फ़ीड के ऊपर ${storyLimits.hours} घंटे रहती है। आप देखते हैं कि किसने देखी, और उसे पहले भी डिलीट कर सकते हैं।`,
      ],
      words: 'story stories स्टोरी कहानी story kya hai',
    },
  ],
};
