/** The first two digits of a GSTIN, by the state or territory that registered it. */
const stateCodes: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** A state code, the holder's PAN, the registration number, a Z, and the check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of a GSTIN, computed from the first fourteen characters. */
function checkSign(fourteen: string): string {
  const sum = [...fourteen].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / signs.length) + (product % signs.length);
  }, 0);
  return signs[(signs.length - (sum % signs.length)) % signs.length] ?? '';
}

/** Whether an upper-case text is a GSTIN: fifteen characters, a known state, and the right check character. */
export function isGstin(text: string): boolean {
  return shape.test(text) && stateOfGstin(text) !== undefined && checkSign(text.slice(0, 14)) === text[14];
}

/** The state that registered a GSTIN. */
export function stateOfGstin(gstin: string): string | undefined {
  return stateCodes[gstin.slice(0, 2)];
}

/** Union territories without a legislature; their half of the tax is UTGST. */
const unionTerritories = new Set(['04', '26', '31', '35', '38']);

/** Whether the state of a code levies its own tax (SGST). */
export function hasStateTax(code: string): boolean {
  return !unionTerritories.has(code);
}

/** "Karnataka" → "29"; undefined if the name is not an Indian state. */
export function stateCode(state: string): string | undefined {
  const wanted = fold(state);
  return Object.keys(stateCodes).find((code) => fold(stateCodes[code] ?? '') === wanted);
}

function fold(state: string): string {
  return state
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
