export { loadPhone, loadShippingAddresses } from './load-shipping-addresses.ts';
export { saveAddress } from './save-address.ts';
export { saveProfile } from './save-profile.queries.ts';
