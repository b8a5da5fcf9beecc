import type { mail as english } from '../../en/letters/mail.ts';
import type { Translation } from '../../letter-words.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'வணக்கம்,',
  'mail.helloName': 'வணக்கம் {name},',
  'mail.shortened':
    '{subject}.\n\nTanabana-வில் படியுங்கள்: {page}\n\nஅமைப்புகளில் இந்த இமெயிலை உறுதி செய்த பிறகு எங்கள் மெயில்களில் விவரம் இருக்கும்.',
  'mail.sentence': '{line}.',
  'mail.stop': 'இது போன்ற மெயில்கள் வேண்டாம்',
  'mail.stopAt': 'இது போன்ற மெயில்கள் வேண்டாம்: {page}',
  'mail.choices': 'மெயில் அமைப்புகள்',
  'button.open': 'Tanabana-வில் திறக்க',
  'button.order': 'ஆர்டரைக் காண்க',
  'button.meeting': 'சந்திப்பைக் காண்க',
  'button.bookAgain': 'வேறு நேரம் பதிவு செய்ய',
  'button.enquiry': 'விசாரிப்பைப் படிக்க',
  'button.answer': 'பதிலைப் படிக்க',
  'button.chat': 'சாட்டைத் திறக்க',
  'button.complaint': 'புகாரைத் திறக்க',
  'button.design': 'டிசைனைக் காண்க',
  'button.changeDesign': 'டிசைனை மாற்ற',
  'button.changeReview': 'ரிவ்யூவை மாற்ற',
  'button.profile': 'உங்கள் புரொஃபைலைக் காண்க',
  'button.writeToUs': 'எங்களுக்கு எழுத',
  'button.settings': 'அமைப்புகளைத் திறக்க',
  'button.confirmEmail': 'இமெயிலை உறுதி செய்ய',
  'button.newPassword': 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க',
  'button.signIn': 'உள்நுழைய',
  'mail.house': 'Tanabana, இந்தியக் கைவினைஞர் செய்து தரும் ஃபேஷன்.',
};
