import type { discovery as english } from '../../en/sentences/discovery.ts';

export const discovery: Record<keyof typeof english, string> = {
  'discovery.roleUnknown': 'यह भूमिका नहीं मिली',
  'discovery.searchLong': 'कृपया {most} से कम अक्षरों में खोजें',
  'discovery.radii': 'कृपया {numbers} किलोमीटर में से चुनें',
  'discovery.chooseMost': 'कृपया ज़्यादा से ज़्यादा {most} चुनें',
  'discovery.priceWhole': 'दाम पूरे रुपयों में होता है',
  'discovery.priceMost': 'दाम ज़्यादा से ज़्यादा ₹1,00,00,000 होता है',
};
