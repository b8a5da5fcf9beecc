import type { HelpGroup } from '#web/features/help/help-question.ts';

export const making: HelpGroup = {
  id: 'making',
  title: 'बनते हुए देखना',
  questions: [
    {
      id: 'follow-an-order',
      question: 'काम कहाँ तक पहुँचा, कहाँ देखें?',
      paragraphs: [
        'ऑर्डर के पेज पर। हर क़दम पर दिखता है कि किसने और कब किया, कारीगर ने क्या लिखा और कौन सी फ़ोटो भेजीं। जो क़दम किसी ने नहीं किया, वह “छोड़ा गया” दिखता है।',
        'ऑर्डर की ख़बर नोटिफ़िकेशन से भी आती है।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' }],
      words:
        'order status progress follow where is my order ऑर्डर स्टेटस कहाँ कहां तक पहुँचा पहुंचा मेरा order kahan mera status',
    },
    {
      id: 'how-long',
      question: 'बनने में कितने दिन लगते हैं?',
      paragraphs: [
        'हर डिज़ाइन पर बनने के दिन लिखे हैं। वे नाप देने के दिन से गिने जाते हैं, या जहाँ नाप नहीं लिया जाता वहाँ एडवांस से। ऑर्डर के पेज पर वह दिन दिखता है जब तक पहुँचना चाहिए; जब तक कुछ आपकी तरफ़ बाक़ी है, वह दिन आगे खिसकता है।',
        'ऑर्डर करते समय कारीगर ने जो छुट्टियाँ बता रखी थीं, वे इसमें गिनी हुई हैं।',
      ],
      words: 'making time days long late delay बनने समय दिन कितने देर लेट kitne din banne der late',
    },
    {
      id: 'change-the-order',
      question: 'क्या ऑर्डर के बाद कुछ बदल सकते हैं?',
      paragraphs: [
        'ऑर्डर का डिज़ाइन, साइज़, पता और दाम वही रहता है। ऑर्डर के पेज से कारीगर को लिखें: रंग, गला या लंबाई पर जो तय हो, वह आप दोनों के बीच है। कोई दूसरी चीज़ या दूसरा पता ही चाहिए, तो जब तक मुफ़्त है, कैंसल करके फिर ऑर्डर करें।',
      ],
      links: [{ to: '/help#cancel', label: 'ऑर्डर कैंसल कैसे करें?' }],
      words: 'change order edit modify बदलना बदल ऑर्डर बदलाव badalna badal order',
    },
    {
      id: 'maker-is-silent',
      question: 'कारीगर जवाब नहीं दे रहे',
      paragraphs: [
        'पहले ऑर्डर के पेज से उन्हें लिखें। जवाब न आए तो वहीं “सपोर्ट से बात करें” दबाएँ: शिकायत में ऑर्डर लिखा होता है, और उसे कारीगर के साथ Tanabana की टीम भी पढ़ सकती है।',
      ],
      words:
        'maker designer silent no reply answer कारीगर डिज़ाइनर डिजाइनर जवाब नहीं चुप karigar jawab nahi designer',
    },
  ],
};
