export { loadPhone, loadShippingAddresses } from './load-shipping-addresses.ts';
export { saveAddress } from './save-address.ts';
