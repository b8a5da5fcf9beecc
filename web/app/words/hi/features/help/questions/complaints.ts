import { hoursToAnswerComplaint } from '#contracts/admin/complaints/complaints.rules.ts';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const complaints: HelpGroup = {
  id: 'complaints',
  title: 'शिकायत और रिपोर्ट',
  questions: [
    {
      id: 'complain',
      question: 'शिकायत कैसे करें?',
      paragraphs: [
        `ऑर्डर पर “सपोर्ट से बात करें” दबाएँ, या “शिकायतें” खोलें। बताएँ क्या चाहिए था, क्या मिला और कैसे ठीक होगा, और ${complaintLimits.pictures} फ़ोटो तक जोड़ें। अकाउंट चाहिए। शिकायत को एक नंबर और अपना पेज मिलता है, जहाँ जवाब आते हैं।`,
      ],
      links: [{ to: '/complaints', label: 'शिकायत करें' }],
      words:
        'complaint complain support contact problem issue help customer care शिकायत सपोर्ट संपर्क परेशानी दिक़्क़त दिक्कत समस्या मदद कस्टमर केयर shikayat dikkat samasya madad pareshani',
    },
    {
      id: 'who-reads-complaints',
      question: 'इसे कौन पढ़ता है?',
      paragraphs: [
        'ऑर्डर की शिकायत उस ऑर्डर का दूसरा पक्ष और Tanabana की टीम पढ़ते हैं और जवाब देते हैं। बिना ऑर्डर वाली शिकायत सिर्फ़ Tanabana की टीम पढ़ती है।',
      ],
      words: 'complaint read privacy who शिकायत पढ़ता कौन प्राइवेसी kaun padhta shikayat',
    },
    {
      id: 'answered-complaints',
      question: 'जवाब कब मिलेगा?',
      paragraphs: [
        `Tanabana की टीम आपके आख़िरी मैसेज के ${hoursToAnswerComplaint} घंटे के अंदर जवाब देने की कोशिश करती है। हर जवाब की ख़बर यहाँ मिलती है, और मेल से घंटे में ज़्यादा से ज़्यादा एक बार।`,
      ],
      links: [{ to: '/complaints', label: 'आपकी शिकायतें' }],
      words:
        'complaint answer reply wait hours urgent शिकायत जवाब इंतज़ार इंतजार घंटे कब jawab intezar kab shikayat',
    },
    {
      id: 'settled-complaints',
      question: 'शिकायत जल्दी बंद कर दी गई',
      paragraphs: [
        `शिकायत आप सुलझी बताते हैं, या Tanabana की टीम, और आपको लिखती है। सुलझी शिकायत को आप ${complaintLimits.reopenDays} दिन तक फिर खोल सकते हैं। उसके बाद नई शिकायत करें और पुरानी का नंबर लिखें।`,
      ],
      links: [{ to: '/complaints', label: 'आपकी शिकायतें' }],
      words: 'complaint reopen settled resolved closed शिकायत फिर खोलना बंद सुलझी phir kholna band shikayat',
    },
    {
      id: 'report',
      question: 'रिपोर्ट करने पर क्या होता है?',
      paragraphs: [
        'व्यक्ति, डिज़ाइन, रिव्यू, कमेंट, मैसेज या स्टोरी की रिपोर्ट Tanabana की टीम के लिए रखी जाती है, और कोई नहीं देखता। टीम उसे हटाती है, उस व्यक्ति पर कार्रवाई करती है, या वैसा ही छोड़ती है, और नोटिफ़िकेशन व मेल से आपको बताती है। इससे ज़्यादा जवाब चाहिए तो शिकायत करें।',
      ],
      links: [{ to: '/complaints', label: 'शिकायत करें' }],
      words:
        'report abuse spam fake copied fraud harassment रिपोर्ट गाली स्पैम नक़ली नकली नक़ल नकल धोखा परेशान gaali nakli nakal dhokha',
    },
    {
      id: 'taken-down',
      question: 'मेरा डिज़ाइन आपकी टीम ने छिपा दिया',
      paragraphs: [
        'डिज़ाइन के पेज पर वजह लिखी है, और मेल में भी। बहाल होने तक वह सिर्फ़ आपको दिखता है; उसके जो ऑर्डर हैं वे चलते रहते हैं। आप उसे बदल सकते हैं, और उसके पेज पर एक बार अपील कर सकते हैं: बताएँ कि फ़ैसले में क्या ग़लत है या आपने क्या ठीक किया। टीम उसे फिर देखती है, और आपको फ़ैसला बताया जाता है।',
        'हटाया गया कमेंट या रिव्यू वापस नहीं आता। आपको लगे कि यह ग़लत था, तो शिकायत करें।',
      ],
      links: [{ to: '/userDashboard', label: 'आपके डिज़ाइन' }],
      words:
        'hidden taken down takedown appeal moderation removed design blocked छिपा छिपाया हटाया अपील डिज़ाइन डिजाइन chhipaya hataya appeal',
    },
  ],
};
