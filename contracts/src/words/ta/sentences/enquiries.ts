import type { enquiries as english } from '../../en/sentences/enquiries.ts';

export const enquiries: Record<keyof typeof english, string> = {
  'enquiries.enquiryMissing': 'இந்த விசாரிப்பு கிடைக்கவில்லை.',
  'enquiries.answerMissing': 'இந்தப் பதில் கிடைக்கவில்லை.',
  'enquiries.chooseStatus': 'ஒரு நிலையைத் தேர்வு செய்யுங்கள்.',
  'enquiries.missing': 'தேவையான எல்லாவற்றையும் நிரப்புங்கள்.',
  'enquiries.messageLong': 'மெசேஜை 2,000 எழுத்துகளுக்குக் குறைவாக எழுதுங்கள்',
  'enquiries.answerLong': 'பதிலை 2,000 எழுத்துகளுக்குக் குறைவாக எழுதுங்கள்',
  'enquiries.ownDesign': 'இது உங்கள் சொந்த டிசைன். இதைச் செய்து பெற விரும்புபவர்களே விசாரிப்பார்கள்.',
  'enquiries.cannotWrite': 'இவருக்கு நீங்கள் எழுத முடியாது.',
  'enquiries.trap': 'இந்த விசாரிப்பை அனுப்ப முடியவில்லை. பக்கத்தை மீண்டும் திறந்து, மறைந்த பகுதியைக் காலியாக விடுங்கள்.',
  'enquiries.tooMany': 'நீங்கள் பல விசாரிப்புகள் அனுப்பியுள்ளீர்கள்.',
  'enquiries.manyReplies': 'இந்த விசாரிப்புக்குப் பல முறை பதில் எழுதியுள்ளீர்கள். இனி போனிலோ சாட்டிலோ பேசுங்கள்.',
  'enquiries.manyLetters': 'இவருக்குப் பல பதில்கள் அனுப்பப்பட்டுள்ளன.',
  'enquiries.removed': 'இந்த விசாரிப்பை எங்கள் உதவிக் குழு நீக்கியது.',
  'enquiries.answerRemoved': 'இந்தப் பதிலை எங்கள் உதவிக் குழு நீக்கியது.',
  'enquiries.voiceRemoved': 'இந்தக் குரல் குறிப்பை எங்கள் உதவிக் குழு நீக்கியது.',
};
