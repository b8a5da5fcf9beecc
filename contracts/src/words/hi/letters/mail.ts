import type { mail as english } from '../../en/letters/mail.ts';
import type { Translation } from '../../letter-words.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'नमस्ते,',
  'mail.helloName': 'नमस्ते {name},',
  'mail.shortened':
    '{subject}।\n\nइसे Tanabana पर पढ़ें: {page}\n\nसेटिंग्स में यह ईमेल कन्फ़र्म करने के बाद हमारी मेल में पूरी बात लिखी होगी।',
  'mail.sentence': '{line}।',
  'mail.stop': 'ऐसी मेल और नहीं चाहिए',
  'mail.stopAt': 'ऐसी मेल और नहीं चाहिए: {page}',
  'mail.choices': 'मेल की सेटिंग्स',
  'button.open': 'Tanabana पर खोलें',
  'button.order': 'ऑर्डर देखें',
  'button.meeting': 'मीटिंग देखें',
  'button.bookAgain': 'दूसरा समय बुक करें',
  'button.enquiry': 'पूछताछ पढ़ें',
  'button.answer': 'जवाब पढ़ें',
  'button.chat': 'चैट खोलें',
  'button.complaint': 'शिकायत खोलें',
  'button.design': 'डिज़ाइन देखें',
  'button.changeDesign': 'डिज़ाइन बदलें',
  'button.changeReview': 'अपना रिव्यू बदलें',
  'button.profile': 'अपनी प्रोफ़ाइल देखें',
  'button.writeToUs': 'हमें लिखें',
  'button.settings': 'सेटिंग्स खोलें',
  'button.confirmEmail': 'ईमेल कन्फ़र्म करें',
  'button.newPassword': 'नया पासवर्ड चुनें',
  'button.signIn': 'साइन इन करें',
  'mail.house': 'Tanabana, ऑर्डर पर बना फ़ैशन, भारत से।',
};
