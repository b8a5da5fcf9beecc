import { taxInForce } from '#contracts/money/money.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const ordering: HelpGroup = {
  id: 'ordering',
  title: 'ऑर्डर और दो हिस्सों में पेमेंट',
  questions: [
    {
      id: 'how-to-order',
      question: 'ऑर्डर कैसे करें?',
      paragraphs: [
        'डिज़ाइन खोलें और “अभी ऑर्डर करें” दबाएँ। बताएँ कहाँ भेजना है, साइज़ में बनता हो तो साइज़ चुनें, और एडवांस दें। इसके लिए अकाउंट चाहिए।',
        'एडवांस आने पर ऑर्डर माना जाता है। तब से कारीगर आपका नाम, पता और फ़ोन नंबर देखते हैं, और आप ऑर्डर के पेज पर हर क़दम।',
      ],
      links: [{ to: '/search', label: 'डिज़ाइन खोजें' }],
      words: 'order ordering buy checkout how to ऑर्डर ख़रीदना खरीदना चेकआउट कैसे करें order kaise kharidna karna',
    },
    {
      id: 'takes-no-orders',
      question: 'यह डिज़ाइन अभी ऑर्डर क्यों नहीं हो रहा?',
      paragraphs: [
        'कारीगर ने ऑर्डर रोके हैं, या इस महीने जितने बना सकते हैं उतने ले चुके हैं। डिज़ाइन के पेज पर लिखा है कि ऑर्डर फिर किस दिन से लेंगे। तब तक आप पूछताछ या मैसेज भेज सकते हैं।',
      ],
      words:
        'order now missing paused full later again maker closed ऑर्डर नहीं हो रहा बंद रुका भरा बाद कारीगर order nahi ho raha band',
    },
    {
      id: 'two-parts',
      question: 'पेमेंट दो हिस्सों में क्यों?',
      paragraphs: [
        'हर चीज़ एक ही इंसान के लिए बनती है, इसलिए कारीगर कुल रक़म का 40% हाथ में लेकर शुरू करते हैं। बाक़ी 60% तब देना है जब चीज़ बन जाए, पार्सल भेजने से पहले। दोनों रक़में ऑर्डर से पहले ही डिज़ाइन के पेज पर दिखती हैं।',
      ],
      words:
        'advance instalment installment two parts deposit emi एडवांस क़िस्त किस्त दो हिस्से पेमेंट बयाना advance kist do hisse bayana',
    },
    {
      id: 'tax',
      question: 'दाम में क्या-क्या शामिल है?',
      paragraphs: [
        `दाम कारीगर का है, टैक्स से पहले। उसमें ${taxInForce.percent}% टैक्स जुड़ता है। जहाँ भी कुल रक़म, एडवांस या फ़ाइनल पेमेंट दिखता है, उसमें टैक्स शामिल है। शिपिंग मुफ़्त है।`,
        'चेकआउट भरते समय दाम बदल जाए, तो कुछ भी ऑर्डर होने से पहले आपको नई कुल रक़म दिखाई जाती है।',
      ],
      words: 'tax gst price total charges टैक्स जीएसटी दाम क़ीमत कीमत कुल चार्ज daam keemat kul',
    },
    {
      id: 'how-to-pay',
      question: 'पेमेंट कैसे कर सकते हैं?',
      paragraphs: [
        'Razorpay की पेमेंट विंडो में, उसमें दिए किसी भी तरीक़े से, जैसे कार्ड या UPI। हमें आपके कार्ड का नंबर कभी नहीं दिखता।',
      ],
      words:
        'pay payment upi card razorpay netbanking cod पेमेंट भुगतान यूपीआई कार्ड नेटबैंकिंग कैश payment kaise bhugtan card cash',
    },
    {
      id: 'final-payment',
      question: 'फ़ाइनल पेमेंट कब करना है?',
      paragraphs: [
        'जब कारीगर माँगें। आपको नोटिफ़िकेशन मिलता है और 7 दिन का समय; बटन ऑर्डर के पेज पर है। आप माँगने से पहले भी दे सकते हैं।',
        '7 दिन निकल जाएँ तो ऑर्डर अपने आप कैंसल नहीं होता। पेमेंट आने तक पार्सल रुका रहता है।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' }],
      words: 'final payment remaining rest due balance फ़ाइनल फाइनल पेमेंट बाक़ी बाकी बचा baaki baki payment kab',
    },
    {
      id: 'payment-not-shown',
      question: 'मैंने पेमेंट कर दिया, पर ऑर्डर अब भी इंतज़ार में है',
      paragraphs: [
        'कुछ मिनट लग सकते हैं। विंडो बंद करने से कुछ नहीं खोता: हम ख़ुद भी Razorpay से पूछते हैं। पेमेंट नहीं हुआ हो, तो ऑर्डर पर “पेमेंट पूरा करें” दबाएँ।',
        'बिना पेमेंट का ऑर्डर 24 घंटे रखा जाता है, फिर ख़त्म हो जाता है। उसके बाद आया पैसा अपने आप वापस जाता है, और उसी रक़म का दूसरा पेमेंट भी।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' }],
      words:
        'payment failed pending stuck deducted twice unpaid lapse पेमेंट फ़ेल फेल अटका कट गया पैसे कटे दो बार payment fail atka kat gaya paise kate do baar',
    },
    {
      id: 'documents',
      question: 'मेरी रसीद और इनवॉइस कहाँ हैं?',
      paragraphs: [
        'ऑर्डर के पेज पर, PDF में। दोनों पेमेंट की अलग-अलग रसीद है। पूरा पेमेंट होने पर टैक्स इनवॉइस मिलता है, या अगर कारीगर ने GSTIN नहीं दिया तो पूरे ऑर्डर की रसीद।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' }],
      words: 'invoice receipt bill gst gstin document pdf इनवॉइस रसीद बिल जीएसटी raseed bill invoice',
    },
    {
      id: 'ask-the-maker',
      question: 'क्या पहले कारीगर से कुछ पूछ सकते हैं?',
      paragraphs: [
        'हाँ। डिज़ाइन के पेज पर “पूछताछ” के लिए अकाउंट नहीं चाहिए; जवाब ईमेल पर आता है। अकाउंट हो तो “डिज़ाइनर को मैसेज करें” दबाकर चैट में भी लिख सकते हैं।',
      ],
      words:
        'enquiry inquiry ask question message designer पूछताछ पूछना सवाल मैसेज डिज़ाइनर डिजाइनर poochna sawal message poochtaach',
    },
  ],
};
