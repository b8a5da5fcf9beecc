import type { stories as english } from '../../en/sentences/stories.ts';

export const stories: Record<keyof typeof english, string> = {
  'stories.storyMissing': 'இந்த ஸ்டோரி கிடைக்கவில்லை.',
  'stories.choosePhoto': 'உங்கள் ஸ்டோரிக்கு ஒரு படத்தைத் தேர்வு செய்யுங்கள்.',
  'stories.onePhoto': 'ஒரு ஸ்டோரிக்கு ஒரு படம் மட்டுமே. மற்றவற்றை நீக்குங்கள்.',
  'stories.captionLong': 'படத்துக்கான வரியை {most} எழுத்துகளுக்குள் எழுதுங்கள்.',
  'stories.storiesFull': 'உங்கள் {most} ஸ்டோரிகள் உள்ளன. ஒன்றை அழியுங்கள், அல்லது பழையது முடியும் வரை காத்திருங்கள்.',
};
