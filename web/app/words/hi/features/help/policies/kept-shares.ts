import type { keptShares as english } from '../../../../en/features/help/policies/kept-shares.ts';

export const keptShares: typeof english = {
  caption: 'कारीगर कितना रख सकते हैं, और कितना वापस आता है',
  line: 'एडवांस का हिस्सा। फ़ाइनल पेमेंट हमेशा पूरा वापस आता है।',
  stage: 'काम कहाँ तक',
  kept: 'ज़्यादा से ज़्यादा रखेंगे',
  back: 'कम से कम वापस',
  stages: { BEFORE: 'काम शुरू होने से पहले', DESIGN: 'डिज़ाइन बनते समय', MAKING: 'चीज़ बनते समय', MADE: 'बनकर तैयार' },
};
