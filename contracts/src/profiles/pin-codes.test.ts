import { expect, test } from 'vitest';
import { isArmyPin, lookUpPin } from './pin-codes.ts';
import { fitsCountry, isIndianPincode } from './pincode.ts';
import { pincodeText } from './postal-fields.ts';

const daman = 'Dadra and Nagar Haveli and Daman and Diu';

test('a PIN code is read in digits of any script and kept with 0 to 9', () => {
  expect(pincodeText().parse('५६० ००३')).toBe('560003');
  expect(lookUpPin('५६०००३')).toEqual(lookUpPin('560003'));
  expect(isArmyPin('९०० ०५६')).toBe(true);
});

/** Publicly known addresses: head post offices, and places at state borders. */
const known: readonly [pincode: string, city: string, state: string][] = [
  ['110001', 'New Delhi', 'Delhi'],
  ['121001', 'Faridabad', 'Haryana'],
  ['122001', 'Gurugram', 'Haryana'],
  ['132103', 'Panipat', 'Haryana'],
  ['134109', 'Panchkula', 'Haryana'],
  ['140603', 'Zirakpur', 'Punjab'],
  ['141001', 'Ludhiana', 'Punjab'],
  ['143001', 'Amritsar', 'Punjab'],
  ['147001', 'Patiala', 'Punjab'],
  ['160001', 'Chandigarh', 'Chandigarh'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['160055', 'Mohali', 'Punjab'],
  ['160059', 'Mohali', 'Punjab'],
  ['160062', 'Mohali', 'Punjab'],
  ['160071', 'Mohali', 'Punjab'],
  ['171001', 'Shimla', 'Himachal Pradesh'],
  ['176215', 'Dharamshala', 'Himachal Pradesh'],
  ['180001', 'Jammu', 'Jammu and Kashmir'],
  ['190001', 'Srinagar', 'Jammu and Kashmir'],
  ['194101', 'Leh', 'Ladakh'],
  ['194103', 'Kargil', 'Ladakh'],
  ['201001', 'Ghaziabad', 'Uttar Pradesh'],
  ['201301', 'Noida', 'Uttar Pradesh'],
  ['208001', 'Kanpur', 'Uttar Pradesh'],
  ['211001', 'Prayagraj', 'Uttar Pradesh'],
  ['221001', 'Varanasi', 'Uttar Pradesh'],
  ['226001', 'Lucknow', 'Uttar Pradesh'],
  ['244001', 'Moradabad', 'Uttar Pradesh'],
  ['244713', 'Kashipur', 'Uttarakhand'],
  ['246701', 'Bijnor', 'Uttar Pradesh'],
  ['247001', 'Saharanpur', 'Uttar Pradesh'],
  ['247667', 'Roorkee', 'Uttarakhand'],
  ['248001', 'Dehradun', 'Uttarakhand'],
  ['249401', 'Haridwar', 'Uttarakhand'],
  ['262001', 'Pilibhit', 'Uttar Pradesh'],
  ['262501', 'Pithoragarh', 'Uttarakhand'],
  ['263139', 'Haldwani', 'Uttarakhand'],
  ['282001', 'Agra', 'Uttar Pradesh'],
  ['302001', 'Jaipur', 'Rajasthan'],
  ['325001', 'Kota', 'Rajasthan'],
  ['342001', 'Jodhpur', 'Rajasthan'],
  ['360001', 'Rajkot', 'Gujarat'],
  ['362520', 'Diu', daman],
  ['370001', 'Bhuj', 'Gujarat'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['382010', 'Gandhinagar', 'Gujarat'],
  ['390001', 'Vadodara', 'Gujarat'],
  ['395003', 'Surat', 'Gujarat'],
  ['396191', 'Vapi', 'Gujarat'],
  ['396210', 'Daman', daman],
  ['396230', 'Silvassa', daman],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['400601', 'Thane', 'Maharashtra'],
  ['403001', 'Panaji', 'Goa'],
  ['403601', 'Margao', 'Goa'],
  ['403802', 'Vasco da Gama', 'Goa'],
  ['411001', 'Pune', 'Maharashtra'],
  ['431001', 'Chhatrapati Sambhajinagar', 'Maharashtra'],
  ['440001', 'Nagpur', 'Maharashtra'],
  ['452001', 'Indore', 'Madhya Pradesh'],
  ['462001', 'Bhopal', 'Madhya Pradesh'],
  ['492001', 'Raipur', 'Chhattisgarh'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['506002', 'Warangal', 'Telangana'],
  ['507001', 'Khammam', 'Telangana'],
  ['507111', 'Khammam', 'Telangana'],
  ['507114', 'Kukunoor', 'Andhra Pradesh'],
  ['507121', 'Kunavaram', 'Andhra Pradesh'],
  ['507126', 'Chinturu', 'Andhra Pradesh'],
  ['507135', 'Vararamachandrapuram', 'Andhra Pradesh'],
  ['517501', 'Tirupati', 'Andhra Pradesh'],
  ['518001', 'Kurnool', 'Andhra Pradesh'],
  ['520001', 'Vijayawada', 'Andhra Pradesh'],
  ['530001', 'Visakhapatnam', 'Andhra Pradesh'],
  ['533001', 'Kakinada', 'Andhra Pradesh'],
  ['533464', 'Yanam', 'Puducherry'],
  ['560003', 'Bengaluru', 'Karnataka'],
  ['570001', 'Mysuru', 'Karnataka'],
  ['575001', 'Mangaluru', 'Karnataka'],
  ['590001', 'Belagavi', 'Karnataka'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['605602', 'Viluppuram', 'Tamil Nadu'],
  ['607402', 'Puducherry', 'Puducherry'],
  ['609602', 'Karaikal', 'Puducherry'],
  ['609608', 'Tiruvarur', 'Tamil Nadu'],
  ['625001', 'Madurai', 'Tamil Nadu'],
  ['631501', 'Kanchipuram', 'Tamil Nadu'],
  ['641001', 'Coimbatore', 'Tamil Nadu'],
  ['641601', 'Tiruppur', 'Tamil Nadu'],
  ['673001', 'Kozhikode', 'Kerala'],
  ['673310', 'Mahe', 'Puducherry'],
  ['682001', 'Kochi', 'Kerala'],
  ['682555', 'Kavaratti', 'Lakshadweep'],
  ['695001', 'Thiruvananthapuram', 'Kerala'],
  ['700001', 'Kolkata', 'West Bengal'],
  ['713301', 'Asansol', 'West Bengal'],
  ['734001', 'Siliguri', 'West Bengal'],
  ['737101', 'Gangtok', 'Sikkim'],
  ['744101', 'Sri Vijaya Puram', 'Andaman and Nicobar Islands'],
  ['744301', 'Car Nicobar', 'Andaman and Nicobar Islands'],
  ['751001', 'Bhubaneswar', 'Odisha'],
  ['769001', 'Rourkela', 'Odisha'],
  ['781001', 'Guwahati', 'Assam'],
  ['788001', 'Silchar', 'Assam'],
  ['790104', 'Tawang', 'Arunachal Pradesh'],
  ['791111', 'Itanagar', 'Arunachal Pradesh'],
  ['793001', 'Shillong', 'Meghalaya'],
  ['794001', 'Tura', 'Meghalaya'],
  ['795001', 'Imphal', 'Manipur'],
  ['796001', 'Aizawl', 'Mizoram'],
  ['797001', 'Kohima', 'Nagaland'],
  ['797112', 'Dimapur', 'Nagaland'],
  ['799001', 'Agartala', 'Tripura'],
  ['800001', 'Patna', 'Bihar'],
  ['812001', 'Bhagalpur', 'Bihar'],
  ['813208', 'Sahibganj', 'Jharkhand'],
  ['814131', 'Banka', 'Bihar'],
  ['831001', 'Jamshedpur', 'Jharkhand'],
  ['834001', 'Ranchi', 'Jharkhand'],
  ['855107', 'Kishanganj', 'Bihar'],
];

test.each(known)('%s is in %s, %s', (pincode, city, state) => {
  expect(lookUpPin(pincode)).toEqual({ city, state });
});

test('a gap in the middle changes nothing', () => {
  expect(lookUpPin('560 003')).toEqual({ city: 'Bengaluru', state: 'Karnataka' });
  expect(pincodeText().parse('560 003')).toBe('560003');
});

test('each of the 28 states and 8 union territories is among them', () => {
  expect(new Set(known.map(([, , state]) => state)).size).toBe(36);
});

test('what the table does not know, and what is no PIN code, finds nothing instead of something near', () => {
  for (const pincode of [
    '999999',
    '899001',
    '100001',
    '56000',
    '5600033',
    '060003',
    'SW1A 1AA',
    '',
    '56000a',
  ])
    expect(lookUpPin(pincode), pincode).toBeUndefined();
});

test('a post office of the army is told apart and lies in no state', () => {
  expect([isArmyPin('900056'), isArmyPin('999 056'), isArmyPin('800001'), isArmyPin('9000')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(lookUpPin('900056')).toBeUndefined();
});

test('an Indian PIN code has six digits and does not begin with 0; other countries write theirs as they do', () => {
  expect(['560003', '560 003', ' 560003 '].map(isIndianPincode)).toEqual([true, true, true]);
  expect(['060003', '56000', '5600031', '56 0003', '56000x', ''].some(isIndianPincode)).toBe(false);
  expect(fitsCountry({ pincode: 'SW1A 1AA', country: 'United Kingdom' })).toBe(true);
  expect(fitsCountry({ pincode: 'SW1A 1AA', country: 'India' })).toBe(false);
  expect(pincodeText().parse('SW1A 1AA')).toBe('SW1A 1AA');
});
