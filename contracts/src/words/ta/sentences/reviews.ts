import type { reviews as english } from '../../en/sentences/reviews.ts';

export const reviews: Record<keyof typeof english, string> = {
  'reviews.reviewMissing': 'இந்த ரிவ்யூ கிடைக்கவில்லை.',
  'reviews.selectRating': 'ரேட்டிங்கைத் தேர்வு செய்யுங்கள்',
  'reviews.reviewShort': 'ரிவ்யூவில் குறைந்தது 10 எழுத்துகள் வேண்டும்',
  'reviews.reviewLong': 'ரிவ்யூவை 2,000 எழுத்துகளுக்குக் குறைவாக எழுதுங்கள்',
  'reviews.pictureGone': 'உங்கள் ரிவ்யூவின் ஒரு படம் கிடைக்கவில்லை. பக்கத்தை மீண்டும் திறங்கள்.',
  'reviews.ownDesign': 'இது உங்கள் சொந்த டிசைன். இதைப் பார்த்து அணிபவர்களே ரிவ்யூ எழுதுவார்கள்.',
  'reviews.blocked': 'இந்த டிசைனுக்கு நீங்கள் விமர்சனம் எழுத முடியாது.',
  'reviews.ownHelpful': 'இது உங்கள் சொந்த ரிவ்யூ. பயனுள்ளதா என்று மற்றவர்களே சொல்ல வேண்டும்.',
  'reviews.replyFirst': 'முதலில் பதில் எழுதுங்கள்.',
  'reviews.replyLong': 'பதிலை 1,000 எழுத்துகளுக்குக் குறைவாக எழுதுங்கள்',
  'reviews.repliedAlready': 'இந்த ரிவ்யூவுக்கு ஏற்கெனவே பதில் எழுதியுள்ளீர்கள்.',
};
