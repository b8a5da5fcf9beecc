import { abroadDays, remoteDays, remoteStates, transitLegs } from '#contracts/orders/core/transit-legs.ts';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import type { shipping as english } from '../../../../en/features/help/policies/shipping.ts';

const inWords = new Intl.ListFormat('ta-IN', { type: 'conjunction' });
const grouped = new Intl.NumberFormat('en-IN');

const named = (kind: 'country' | 'state', all: readonly string[]) =>
  inWords.format(all.map((name) => placeIn('ta', kind, name)));

const legs = transitLegs.map(({ kilometres, days }, index) => ({
  name: Number.isFinite(kilometres)
    ? `${grouped.format(kilometres)} கி.மீ. வரை`
    : `${grouped.format(transitLegs[index - 1]?.kilometres ?? 0)} கி.மீ.க்கு மேல்`,
  value: `${days} நாட்கள் வரை`,
}));

export const shipping: typeof english = {
  title: 'அனுப்புதல்',
  lead: 'என்ன செலவு, எத்தனை நாள், பார்சலை எப்படிப் பின்தொடர்வது.',
  sections: [
    {
      id: 'cost',
      heading: 'என்ன செலவு',
      paragraphs: ['அனுப்புவது இலவசம். செக்அவுட்டில் உள்ள மொத்தமே நீங்கள் எங்களுக்குச் செலுத்துவது.'],
    },
    {
      id: 'where',
      heading: 'எங்கே அனுப்புகிறோம்',
      paragraphs: [
        `அனுப்பும் நாடுகள்: ${named('country', checkoutCountries)}. இந்தியாவில் சரியான பின்கோடு தேவை.`,
        'வேறு நாட்டில் பார்சல் சேரும்போது அந்த நாடு உங்களிடம் சுங்க வரி கேட்கலாம். அது எங்கள் மொத்தத்தில் இல்லை.',
      ],
    },
    {
      id: 'days',
      heading: 'எத்தனை நாள் ஆகும்',
      paragraphs: [
        'முதலில் தயாரிப்பு: டிசைன் சொல்லும் நாட்கள், உங்களுக்கு அளவு எடுத்த நாளிலிருந்து, அல்லது அளவு தேவையில்லை என்றால் முன்பணத்திலிருந்து. பிறகு வழியில், அதிகபட்சம்:',
      ],
      facts: [
        ...legs,
        {
          name: 'தொலைதூரம்',
          value: `மேலும் ${remoteDays} நாட்கள் வரை`,
          line: `இந்த இடங்களுக்கோ இங்கிருந்தோ அனுப்பினால்: ${named('state', remoteStates)}. இரண்டு முகவரிகளும் ஒரே மாநிலத்தில் இருந்தால் இது சேராது.`,
        },
        { name: 'வேறு நாடுகள்', value: `${abroadDays} நாட்கள் வரை` },
      ],
    },
    {
      id: 'promise',
      heading: 'டெலிவரி தேதி',
      paragraphs: [
        'இன்று ஆர்டர் செய்தால் எந்த நாளுக்குள் உங்கள் கையில் இருக்கும் என்று டிசைன் பக்கம் சொல்லும்; ஆர்டர் பக்கத்தில் அந்த நாள் தொடர்ந்து சரிசெய்யப்படும். முன்பணம், அளவு, அல்லது நாள் கடந்த மீதிப் பணத்துக்கு ஆர்டர் காத்திருந்தால், ஒவ்வொரு நாளும் அந்த நாள் தள்ளிப்போகும்.',
      ],
    },
    {
      id: 'sending',
      heading: 'எப்போது அனுப்பப்படும்',
      paragraphs: [
        'மீதிப் பணம் வந்ததும் கைவினைஞர் பார்சலை அனுப்பி, கூரியரைச் சொல்வார். டிராக்கிங் எண் இருந்தால் அதையும், கைவினைஞர் எதிர்பார்க்கும் நாளையும் ஆர்டர் பக்கம் காட்டும்.',
        'உங்கள் கைக்கு வந்ததும் ‘டெலிவரியை உறுதி செய்ய’ அழுத்துங்கள்.',
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'உங்கள் ஆர்டர்கள்' },
        { to: '/help#never-arrived', label: 'வரவில்லை, அல்லது சேதமாகி வந்தது' },
      ],
    },
  ],
};
