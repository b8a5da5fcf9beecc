export { findOwnAddress } from './addresses.queries.ts';
export { loadAddressBook, loadPhone, loadShippingAddresses } from './load-shipping-addresses.ts';
export { findVisitArea } from './profiles.queries.ts';
export { saveAddress } from './save-address.ts';
