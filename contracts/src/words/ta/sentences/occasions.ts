import type { occasions as english } from '../../en/sentences/occasions.ts';

export const occasions: Record<keyof typeof english, string> = {
  'occasions.titleMissing': 'விழாவுக்குப் பெயர் எழுதுங்கள், எ.கா. “ரியாவின் திருமணம்”',
  'occasions.dayMissing': 'நாளைத் தேர்வு செய்யுங்கள்',
  'occasions.deliveryMissing': 'உடைகள் எப்படி வேண்டும் என்று தேர்வு செய்யுங்கள்',
  'occasions.nameMissing': 'பெயரை எழுதுங்கள்',
  'occasions.dayRange': 'இன்று அல்லது அதற்குப் பிந்தைய நாளைத் தேர்வு செய்யுங்கள்; அதிகபட்சம் {days} நாட்கள் தள்ளி',
  'occasions.full': 'ஒரே நேரத்தில் {most} விழாக்கள் வைத்திருக்கலாம்.',
  'occasions.peopleFull': 'ஒரு விழாவில் {most} பேருக்கு இடம் உண்டு.',
  'occasions.archived': 'இந்த விழா காப்பகத்தில் உள்ளது. முதலில் அதைத் திரும்ப எடுங்கள்.',
  'occasions.hasPieces': 'இவருக்கு ஓர் ஆர்டர் சேர்க்கப்பட்டுள்ளது. முதலில் அதை நீக்குங்கள், அல்லது வேறொருவருக்கு மாற்றுங்கள்.',
  'occasions.orderEnded': 'இந்த ஆர்டர் முடிந்துவிட்டது; அதனால் இனி சேர்க்க முடியாது.',
  'occasions.otherOccasion': 'இந்த ஆர்டர் உங்கள் வேறொரு விழாவில் உள்ளது. முதலில் அங்கிருந்து நீக்குங்கள்.',
  'occasions.occasionMissing': 'இந்த விழா கிடைக்கவில்லை.',
  'occasions.personMissing': 'இந்த விழாவில் இவர் இல்லை.',
  'occasions.shareMissing': 'இந்த இணைப்பு இனி வேலை செய்யாது.',
  'occasions.sharePaid': 'இந்தப் பங்கு ஏற்கெனவே செலுத்தப்பட்டது. நன்றி.',
  'occasions.shareCancelled': 'இந்த ஆர்டர் ரத்தானது; அதனால் இதற்கு இனி எதுவும் செலுத்த வேண்டாம்.',
  'occasions.shareExpired': 'இந்த இணைப்பின் காலம் முடிந்தது. புதியதைக் கேளுங்கள்.',
  'occasions.shareOnHold': 'இந்தப் பங்கை இப்போது செலுத்த முடியாது. இணைப்பை அனுப்பியவரிடம் கேளுங்கள்.',
};
