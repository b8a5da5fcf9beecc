export { findOwnAddress } from './addresses.queries.ts';
export { loadAddressBook, loadPhone, loadShippingAddresses } from './load-shipping-addresses.ts';
export { privacyChanged } from './privacy/privacy.events.ts';
export { findVisitArea, saveProfile } from './profiles.queries.ts';
export { saveAddress } from './save-address.ts';
export { loadHolidays, loadShownShop } from './shop/load-shop.ts';
export { presentClosed } from './shop/present-shop.ts';
export { findShop, lockShop, monthBeganBefore, placedSince } from './shop/shop.queries.ts';
