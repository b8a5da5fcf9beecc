import type { workshop as english } from '../../en/sentences/workshop.ts';

export const workshop: Record<keyof typeof english, string> = {
  'workshop.day': 'ஓராண்டுக்குள் ஒரு வேலை நாளைத் தேர்ந்தெடுக்கவும்',
  'workshop.tooEarly': 'இதற்கு முந்தைய வேலைகள் அதுவரை நடக்கும்: இந்த வேலைக்கு முதல் நாள் {day}.',
  'workshop.notOpen': 'இந்த வேலை முடிந்துவிட்டது, எனவே அதன் நாள் மாறாது.',
  'workshop.feedMissing': 'இந்த நாட்காட்டி இப்போது இல்லை.',
};
