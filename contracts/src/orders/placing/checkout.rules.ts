/** Where we ship to. */
export const checkoutCountries = [
  'India',
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Germany',
  'France',
  'Italy',
  'Spain',
  'Netherlands',
  'Japan',
] as const;

/** Signs. */
export const mostInstructions = 2000;
