/** Dialling prefixes of countries where Tanabana has customers. Other countries are configured by prefix. */
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

/**
 * A complete country code and at most a few digits of the number. Country codes have one digit (1 and 7), two as
 * listed, or three. An incomplete code such as +9 or +97 would include many countries.
 */
const prefixPattern =
  /^\+?([17]\d{0,3}|(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])\d{0,2}|[2-689]\d{2,3})$/;

/** "IN" or "+91" → "+91"; null if it is neither a listed country nor a dialling prefix. */
export function readSmsCountry(text: string): string | null {
  const digits = prefixPattern.exec(text)?.[1];
  return digits === undefined ? (prefixOf[text.toUpperCase()] ?? null) : `+${digits}`;
}

/** Whether an E.164 number begins with one of these prefixes, so that text messages are sent to it. */
export function takesTexts(number: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => number.startsWith(prefix));
}
