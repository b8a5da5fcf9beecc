import type { cloth as english } from '../../en/sentences/cloth.ts';

export const cloth: Record<keyof typeof english, string> = {
  'cloth.metres': '0 முதல் {most} வரை மீட்டரை எழுதுங்கள், எடுத்துக்காட்டாக 2.25',
  'cloth.width': '{least} முதல் {most} செ.மீ. வரை அகலத்தை எழுதுங்கள்',
  'cloth.picturesMissing': 'துணியின் 1 முதல் {most} படங்கள் வரை சேருங்கள்',
  'cloth.picturesMost': 'அதிகபட்சம் {most} படங்கள் சேருங்கள்',
  'cloth.condition': 'துணி எப்படி இருக்கிறது என்று தேர்ந்தெடுங்கள்',
  'cloth.addressMissing': 'துணியை எங்கே அனுப்ப வேண்டும் என்று எழுதுங்கள்',
  'cloth.reasonMissing': 'சில சொற்களில் காரணம் சொல்லுங்கள்',
  'cloth.price': '₹1 முதல் {total} வரை ஒரு விலையை எழுதுங்கள்',
  'cloth.way': 'மீதமுள்ள துணிக்கு என்ன ஆகும் என்று தேர்ந்தெடுங்கள்',
  'cloth.moreThanCame': 'இது வந்ததை விட அதிகம்',
  'cloth.keptWords': 'வாங்குபவர் இதை வைத்துக்கொள்ள எப்படிச் சொன்னார் என்று எழுதுங்கள்',
  'cloth.changed': 'நீங்கள் திறந்த பின் இது மாறிவிட்டது. மீண்டும் படியுங்கள்.',
  'cloth.notNow': 'இப்போது இது இயலாது. நிலையைப் பார்க்க ஆர்டரை மீண்டும் திறங்கள்.',
  'cloth.nothingSewn': 'இந்த ஆர்டரில் அளவெடுத்துத் தைக்க எதுவும் இல்லை.',
  'cloth.tooLate': 'சொந்தத் துணியை முன்பணத்துக்குப் பின், உடை முடிவதற்கு முன் ஒப்புக்கொள்ளலாம்.',
  'cloth.notFinished': 'உடை முடிந்த பின் மீதமுள்ளதை எழுதலாம்.',
  'cloth.orderEnded': 'இந்த ஆர்டர் முடிந்துவிட்டது.',
};
