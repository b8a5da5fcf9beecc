import type { verifications as english } from '../../en/sentences/verifications.ts';

export const verifications: Record<keyof typeof english, string> = {
  'verifications.chooseKind': 'உங்கள் ஆவணங்கள் என்ன என்று சொல்லுங்கள்.',
  'verifications.chooseDocument': 'குறைந்தது ஓர் ஆவணத்தைத் தேர்வு செய்யுங்கள்.',
  'verifications.documentsMost': 'அதிகபட்சம் {most} ஆவணங்களை அனுப்புங்கள்.',
  'verifications.noteLong': 'உங்கள் குறிப்பு அதிகபட்சம் {most} எழுத்துகள்.',
  'verifications.withUs': 'உங்கள் ஆவணங்கள் ஏற்கெனவே எங்களிடம் உள்ளன. நாங்கள் பார்க்கும் வரை காத்திருங்கள்.',
  'verifications.verified': 'நீங்கள் ஏற்கெனவே சரிபார்க்கப்பட்டுள்ளீர்கள்.',
  'verifications.onlyMakers':
    'கைவினைஞர்களை மட்டுமே சரிபார்க்க முடியும். முதலில் புரொஃபைலில் கைவினைஞர் பணியைத் தேர்வு செய்யுங்கள்.',
  'verifications.manyTimes': 'ஒரே நாளில் {most} முறை ஆவணங்கள் அனுப்பியுள்ளீர்கள். நாளை மீண்டும் வாருங்கள்.',
};
