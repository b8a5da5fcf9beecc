import { abroadDays, remoteDays, remoteStates, transitLegs } from '#contracts/orders/core/transit-legs.ts';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';
import { places } from '#contracts/words/hi/places.ts';
import type { shipping as english } from '../../../../en/features/help/policies/shipping.ts';

const inWords = new Intl.ListFormat('hi-IN', { type: 'conjunction' });
const grouped = new Intl.NumberFormat('en-IN');

const states: Record<string, string> = places.state;
const nameOfState = (name: string) => states[name] ?? name;

const legs = transitLegs.map(({ kilometres, days }, index) => ({
  name: Number.isFinite(kilometres)
    ? `${grouped.format(kilometres)} किमी तक`
    : `${grouped.format(transitLegs[index - 1]?.kilometres ?? 0)} किमी से ज़्यादा`,
  value: `${days} दिन तक`,
}));

export const shipping: typeof english = {
  title: 'शिपिंग',
  lead: 'कितना ख़र्च, कितने दिन, और पार्सल पर नज़र कैसे रखें।',
  sections: [
    {
      id: 'cost',
      heading: 'कितना ख़र्च',
      paragraphs: ['शिपिंग मुफ़्त है। चेकआउट पर जो कुल रक़म दिखती है, हमें बस उतना ही देना है।'],
    },
    {
      id: 'where',
      heading: 'कहाँ-कहाँ भेजते हैं',
      paragraphs: [
        `इन देशों में: ${inWords.format(checkoutCountries.map((name) => places.country[name]))}। भारत में सही पिन कोड चाहिए।`,
        'दूसरा देश पार्सल पहुँचने पर आपसे ड्यूटी माँग सकता है। वह हमारी कुल रक़म में नहीं है।',
      ],
    },
    {
      id: 'days',
      heading: 'कितने दिन',
      paragraphs: [
        'पहले बनने के दिन: जितने डिज़ाइन पर लिखे हैं, नाप देने के दिन से, या जहाँ नाप नहीं लिया जाता वहाँ एडवांस के दिन से। फिर रास्ते के दिन, ज़्यादा से ज़्यादा:',
      ],
      facts: [
        ...legs,
        {
          name: 'दूर के इलाक़े',
          value: `${remoteDays} दिन तक और`,
          line: `${inWords.format(Array.from(remoteStates, nameOfState))} से या वहाँ तक, अगर दोनों पते एक ही राज्य में न हों।`,
        },
        { name: 'दूसरे देश', value: `${abroadDays} दिन तक` },
      ],
    },
    {
      id: 'promise',
      heading: 'डिलीवरी की तारीख़',
      paragraphs: [
        'डिज़ाइन का पेज बताता है कि आज ऑर्डर करें तो कब तक आपके पास होगा, और ऑर्डर का पेज वह तारीख़ अपडेट करता रहता है। जब तक ऑर्डर एडवांस, नाप या देर से आ रहे फ़ाइनल पेमेंट के इंतज़ार में है, तारीख़ हर दिन आगे खिसकती है।',
      ],
    },
    {
      id: 'sending',
      heading: 'कब भेजा जाता है',
      paragraphs: [
        'फ़ाइनल पेमेंट आने पर कारीगर पार्सल भेजते हैं और कूरियर बताते हैं। फिर ऑर्डर के पेज पर ट्रैकिंग नंबर, अगर हो, और वह दिन दिखता है जब कारीगर को पहुँचने की उम्मीद है।',
        'हाथ में आ जाए तो “डिलीवरी कन्फ़र्म करें” दबाएँ।',
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'आपके ऑर्डर' },
        { to: '/help#never-arrived', label: 'नहीं पहुँचा, या ख़राब पहुँचा' },
      ],
    },
  ],
};
