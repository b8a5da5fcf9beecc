import type { messaging as english } from '../../en/sentences/messaging.ts';

export const messaging: Record<keyof typeof english, string> = {
  'messaging.chatMissing': 'இந்தச் சாட் கிடைக்கவில்லை.',
  'messaging.messageMissing': 'இந்த மெசேஜ் கிடைக்கவில்லை.',
  'messaging.replyMissing': 'இந்தப் பதில் கிடைக்கவில்லை.',
  'messaging.writeMessage': 'ஒரு மெசேஜ் எழுதுங்கள்.',
  'messaging.messageLong': 'மெசேஜை {most} எழுத்துகளுக்குக் குறைவாக எழுதுங்கள்.',
  'messaging.messagePictures': 'ஒரு மெசேஜில் அதிகபட்சம் {most} படங்கள் இருக்கலாம்.',
  'messaging.messageSelf': 'உங்களுக்கே மெசேஜ் அனுப்ப முடியாது.',
  'messaging.youBlocked': 'இவரை நீங்கள் பிளாக் செய்துள்ளீர்கள். எழுத, பிளாக்கை நீக்குங்கள்.',
  'messaging.notFromAnyone':
    'இவர் தாம் பின்தொடர்பவர்களிடமிருந்தும், ஆர்டர், விசாரிப்பு அல்லது சாட் உள்ளவர்களிடமிருந்தும் மட்டுமே மெசேஜ் பெறுவார்.',
  'messaging.otherSender': 'இப்போது வேறொரு கணக்கில் உள்நுழைந்துள்ளீர்கள். இந்த மெசேஜை அனுப்ப மீண்டும் உள்நுழையுங்கள்.',
  'messaging.nonceTaken': 'இந்த nonce வேறொரு மெசேஜுடையது. புதியதைப் பயன்படுத்துங்கள்.',
  'messaging.manyNewChats': 'பல புதிய உரையாடல்களைத் தொடங்கியுள்ளீர்கள்.',
  'messaging.removed': 'இந்த மெசேஜை எங்கள் உதவிக் குழு நீக்கியது.',
  'messaging.nonceShape': 'nonce-இல் 8 முதல் 64 எழுத்துகள் அல்லது எண்கள் இருக்கும்.',
  'messaging.writeReply': 'பதிலை எழுதுங்கள்',
  'messaging.replyBraces': '{brace} மட்டுமே நிரப்பப்படும். மற்ற அடைப்புக்குறிகளை நீக்குங்கள்.',
  'messaging.replyTitle': 'இந்தத் தலைப்பில் ஒரு பதில் ஏற்கெனவே உள்ளது.',
  'messaging.repliesFull': 'உங்களிடம் {most} தயார் பதில்கள் உள்ளன. பயன்படுத்தாத ஒன்றை அழியுங்கள்.',
  'messaging.blockSelf': 'உங்களையே பிளாக் செய்ய முடியாது.',
};
