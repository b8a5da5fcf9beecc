export const discovery = {
  'discovery.roleUnknown': 'This role is not known',
  'discovery.searchLong': 'Please search for fewer than {most} characters',
  'discovery.radii': 'Please choose {numbers} kilometres',
  'discovery.chooseMost': 'Please choose at most {most}',
  'discovery.priceWhole': 'A price is a whole number of rupees',
  'discovery.priceMost': 'A price is at most ₹1,00,00,000',
} as const;
