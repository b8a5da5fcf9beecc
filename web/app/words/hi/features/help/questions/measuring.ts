import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const measuring: HelpGroup = {
  id: 'measuring',
  title: 'नाप देना',
  questions: [
    {
      id: 'how-it-fits',
      question: 'मुझ पर फ़िटिंग कैसे आएगी?',
      paragraphs: [
        'यह डिज़ाइन पर है, और उसके पेज पर लिखा है। ज़्यादातर आपके नाप से बनते हैं: कारीगर आपके घर आते हैं या फ़ोन करते हैं। कुछ साइज़ में बनते हैं, और ऑर्डर करते समय आप साइज़ चुनते हैं। साड़ी, बैग और घर के सामान के लिए नाप नहीं लिया जाता।',
      ],
      links: [{ to: '/help/size-guide', label: 'साइज़ गाइड' }],
      words:
        'size sizes fit fitting measured measure measurement size guide chart साइज़ साइज फ़िटिंग फिटिंग नाप माप गाइड चार्ट naap nap maap fitting saiz',
    },
    {
      id: 'book-a-measuring',
      question: 'घर पर या फ़ोन पर नाप कैसे बुक करें?',
      paragraphs: [
        'ऑर्डर के पेज पर, एडवांस आने के बाद। कल से 60 दिन आगे तक का कोई दिन चुनें, और उन घंटों में से एक जो कारीगर के पास अभी ख़ाली हैं, सुबह 9 से शाम 7 के बीच, भारतीय समय। घर पर एक घंटा लगता है, फ़ोन पर आधा।',
        `कारीगर अपने पिन कोड से उतनी दूर जाते हैं जितना उन्होंने बताया है; न बताया हो तो ${usualVisitRadius} किमी। आपका पता इससे दूर हो, तो फ़ोन पर चुनें।`,
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' },
        { to: '/meetings', label: 'आपकी मीटिंग' },
      ],
      words:
        'home visit phone call meeting appointment book measurement घर फ़ोन फोन कॉल मीटिंग अपॉइंटमेंट बुक नाप ghar phone naap book karna',
    },
    {
      id: 'measured-by-phone',
      question: 'फ़ोन पर क्या होता है?',
      paragraphs: [
        'टेप आप पकड़ते हैं और कारीगर बताते हैं कहाँ नापना है। नरम टेप पास रखें और हो सके तो किसी को साथ बिठा लें। किस कपड़े में कौन सा नाप लगता है, यह साइज़ गाइड में है।',
      ],
      links: [{ to: '/help/size-guide', label: 'साइज़ गाइड' }],
      words: 'phone call tape measurement फ़ोन फोन कॉल टेप फीता नाप phone tape naap feeta',
    },
    {
      id: 'change-a-meeting',
      question: 'क्या मीटिंग का समय बदल सकते हैं, या उसे कैंसल कर सकते हैं?',
      paragraphs: [
        'हाँ, और कारीगर भी, शुरू होने से पहले तक। आपकी मीटिंग के पेज पर दोनों हैं, और आपके अपने कैलेंडर के लिए फ़ाइल भी।',
      ],
      links: [{ to: '/meetings', label: 'आपकी मीटिंग' }],
      words:
        'reschedule meeting appointment visit move मीटिंग समय बदलना कैंसल अपॉइंटमेंट meeting samay badalna cancel',
    },
    {
      id: 'own-measurements',
      question: 'क्या अपना नाप ख़ुद लिख सकते हैं?',
      paragraphs: [
        'हाँ, अपनी नाप की किताब में: अपने, माँ के, बच्चे के नाप, सेंटीमीटर या इंच में। एडवांस देने के बाद उन्हें ऑर्डर के पेज पर शेयर करें; काम शुरू होने तक वापस ले सकते हैं।',
        'ऑर्डर के पेज पर भी आप दोनों नाप लिख सकते हैं, डिलीवरी होने तक। पुराने वर्शन रखे जाते हैं, ताकि दिखे क्या बदला। यह सिर्फ़ आप और कारीगर देखते हैं।',
      ],
      links: [{ to: '/naap', label: 'आपकी नाप की किताब' }],
      words:
        'measurements record own body inches centimetres नाप ख़ुद खुद लिखना शरीर इंच सेंटीमीटर khud naap likhna inch',
    },
    {
      id: 'between-sizes',
      question: 'मेरा नाप दो साइज़ के बीच का है',
      paragraphs: [
        'कौन सा साइज़ कितना होता है, यह कारीगर पर है। ऑर्डर से पहले “पूछताछ” से पूछें, या चेकआउट पर “ख़ास बातें” में लिखें।',
      ],
      links: [{ to: '/help/size-guide#sizes', label: 'कौन से साइज़ मिलते हैं' }],
      words: 'between sizes size wrong size साइज़ साइज बीच ग़लत गलत saiz beech galat size',
    },
  ],
};
