/** Dialling prefixes of countries where this house has customers; any other country is named by its prefix. */
const prefixOf: Readonly<Record<string, string>> = {
  IN: '+91',
  AE: '+971',
  AU: '+61',
  BD: '+880',
  BH: '+973',
  CA: '+1',
  DE: '+49',
  FR: '+33',
  GB: '+44',
  IE: '+353',
  KW: '+965',
  LK: '+94',
  MY: '+60',
  NP: '+977',
  NZ: '+64',
  OM: '+968',
  QA: '+974',
  SA: '+966',
  SG: '+65',
  US: '+1',
  ZA: '+27',
};

/** "IN" or "+91" → "+91"; null where it is neither a country of the list nor a dialling prefix. */
export function readSmsCountry(text: string): string | null {
  const digits = /^\+?([1-9]\d{0,3})$/.exec(text)?.[1];
  return digits === undefined ? (prefixOf[text.toUpperCase()] ?? null) : `+${digits}`;
}

/** Whether a number in E.164 begins with one of these prefixes. */
export function isReached(number: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => number.startsWith(prefix));
}
