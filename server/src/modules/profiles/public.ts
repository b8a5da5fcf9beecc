export { findOwnAddress } from './addresses.queries.ts';
export { createAddress } from './create-address.ts';
export { loadAddressBook, loadPhone, loadShippingAddresses } from './load-shipping-addresses.ts';
export { findVisitArea, saveProfile } from './profiles.queries.ts';
export { saveAddress } from './save-address.ts';
