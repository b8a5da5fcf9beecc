import type { engagement as english } from '../../en/sentences/engagement.ts';

export const engagement: Record<keyof typeof english, string> = {
  'engagement.boardMissing': 'இந்தப் போர்டு கிடைக்கவில்லை.',
  'engagement.commentMissing': 'இந்தக் கமெண்ட் கிடைக்கவில்லை.',
  'engagement.savedMissing': 'சேமித்த இந்த டிசைன் கிடைக்கவில்லை.',
  'engagement.nameBoard': 'போர்டுக்கு ஒரு பெயர் கொடுங்கள்',
  'engagement.writeComment': 'முதலில் ஒரு கமெண்ட் எழுதுங்கள்.',
  'engagement.commentLong': 'கமெண்டில் அதிகபட்சம் 1,000 எழுத்துகள். சுருக்குங்கள்.',
  'engagement.commentBlocked': 'இந்த டிசைனில் நீங்கள் கமெண்ட் செய்ய முடியாது.',
  'engagement.answerBlocked': 'இந்த கமெண்டுக்கு நீங்கள் பதில் எழுத முடியாது.',
  'engagement.followBlocked': 'இவரை நீங்கள் பின்தொடர முடியாது.',
  'engagement.commentNames': 'ஒரு கமெண்டில் அதிகபட்சம் 5 பேரைக் குறிப்பிடலாம். சிலரை நீக்குங்கள்.',
  'engagement.boardsFull': 'உங்களிடம் {most} போர்டுகள் உள்ளன. முதலில் ஒன்றை அழியுங்கள்.',
  'engagement.boardName': 'இந்தப் பெயரில் போர்டு ஏற்கெனவே உள்ளது. வேறு பெயரைத் தேர்வு செய்யுங்கள்.',
  'engagement.theyFollowMany':
    'இவர் ஏற்கெனவே அதிகபட்சக் கைவினைஞர்களைப் பின்தொடர்கிறார்; அதனால் இப்போது உங்களைப் பின்தொடர முடியாது.',
  'engagement.followSelf': 'உங்களையே பின்தொடர முடியாது.',
  'engagement.private': 'இந்தப் புரொஃபைல் தனிப்பட்டது; பின்தொடரக் கேட்க முடியாது.',
  'engagement.requestsWait': 'உங்கள் {most} கோரிக்கைகள் பதிலுக்குக் காத்திருக்கின்றன. முதலில் ஒன்றைத் திரும்பப் பெறுங்கள்.',
  'engagement.followsMany':
    'நீங்கள் {most} கைவினைஞர்களைப் பின்தொடர்கிறீர்கள்; இதற்கு மேல் முடியாது. முதலில் ஒருவரைப் பின்தொடர்வதை நிறுத்துங்கள்.',
  'engagement.muteSelf': 'உங்களையே மியூட் செய்ய முடியாது.',
  'engagement.mutesMany':
    'நீங்கள் {most} பேரை மியூட் செய்துள்ளீர்கள்; இதற்கு மேல் முடியாது. முதலில் ஒருவரின் மியூட்டை நீக்குங்கள்.',
  'engagement.requestMissing': 'இந்தக் கோரிக்கை கிடைக்கவில்லை.',
};
