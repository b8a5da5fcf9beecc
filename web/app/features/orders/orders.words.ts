import en from './orders.en.json';

export const ordersWords = { en };
