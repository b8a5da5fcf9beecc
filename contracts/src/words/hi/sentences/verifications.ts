import type { verifications as english } from '../../en/sentences/verifications.ts';

export const verifications: Record<keyof typeof english, string> = {
  'verifications.chooseKind': 'कृपया बताएँ कि ये कौन से काग़ज़ हैं।',
  'verifications.chooseDocument': 'कृपया कम से कम एक काग़ज़ चुनें।',
  'verifications.documentsMost': 'कृपया ज़्यादा से ज़्यादा {most} काग़ज़ भेजें।',
  'verifications.noteLong': 'आपका नोट ज़्यादा से ज़्यादा {most} अक्षरों का हो।',
  'verifications.withUs': 'आपके काग़ज़ हमारे पास आ चुके हैं। कृपया हमारे देखने तक रुकें।',
  'verifications.verified': 'आप पहले से वेरिफ़ाइड हैं।',
  'verifications.onlyMakers': 'सिर्फ़ कारीगरों का वेरिफ़िकेशन होता है। पहले प्रोफ़ाइल में कारीगर की भूमिका चुनें।',
  'verifications.manyTimes': 'आपने एक दिन में {most} बार काग़ज़ भेजे हैं। कृपया कल फिर आएँ।',
};
