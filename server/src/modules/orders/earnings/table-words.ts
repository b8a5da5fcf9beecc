import type { MovementKind, MovementState } from '#contracts/orders/earnings/earnings.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';

interface Words {
  heads: Record<'date' | 'order' | 'buyer' | 'what' | 'paid' | 'back' | 'left' | 'now' | 'status', string>;
  kinds: Record<MovementKind, string>;
  states: Record<MovementState, string>;
}

/** Texts of the CSV export of earnings. */
export const earningsTableWords: Record<Locale, Words> = {
  en: {
    heads: {
      date: 'Date',
      order: 'Order ID',
      buyer: 'Buyer',
      what: 'What',
      paid: 'Paid (INR)',
      back: 'Went back (INR)',
      left: 'Left of it (INR)',
      now: 'Now',
      status: 'Order status',
    },
    kinds: { ADVANCE: 'Advance', FINAL: 'Final payment', REFUND: 'Refund' },
    states: {
      HELD: 'Held until delivery',
      EARNED: 'Delivered',
      KEPT: 'Kept of a cancelled order',
      RETURNED: 'Went back',
      RETURNING: 'On its way back',
      FAILED: 'Tried again',
      WITH_BANK: 'With the bank of the buyer',
    },
  },
  hi: {
    heads: {
      date: 'तारीख़',
      order: 'ऑर्डर नंबर',
      buyer: 'ख़रीदार',
      what: 'किस बात का',
      paid: 'मिला (INR)',
      back: 'वापस (INR)',
      left: 'उसमें से बचा (INR)',
      now: 'अभी',
      status: 'ऑर्डर का स्टेटस',
    },
    kinds: { ADVANCE: 'एडवांस', FINAL: 'फ़ाइनल पेमेंट', REFUND: 'रिफ़ंड' },
    states: {
      HELD: 'डिलीवरी तक रुका',
      EARNED: 'डिलीवर हुआ',
      KEPT: 'कैंसल ऑर्डर से आपके पास रहा',
      RETURNED: 'वापस गया',
      RETURNING: 'वापस जा रहा है',
      FAILED: 'फिर कोशिश हो रही है',
      WITH_BANK: 'ख़रीदार के बैंक के पास',
    },
  },
  bn: {
    heads: {
      date: 'তারিখ',
      order: 'অর্ডার নম্বর',
      buyer: 'ক্রেতা',
      what: 'কী বাবদ',
      paid: 'পাওয়া (INR)',
      back: 'ফেরত (INR)',
      left: 'তার থেকে রইল (INR)',
      now: 'এখন',
      status: 'অর্ডারের স্ট্যাটাস',
    },
    kinds: { ADVANCE: 'অ্যাডভান্স', FINAL: 'শেষ পেমেন্ট', REFUND: 'রিফান্ড' },
    states: {
      HELD: 'ডেলিভারি পর্যন্ত ধরে রাখা',
      EARNED: 'ডেলিভারি হয়েছে',
      KEPT: 'বাতিল অর্ডার থেকে আপনার কাছে রইল',
      RETURNED: 'ফেরত গেছে',
      RETURNING: 'ফেরত যাচ্ছে',
      FAILED: 'আবার চেষ্টা হচ্ছে',
      WITH_BANK: 'ক্রেতার ব্যাঙ্কের কাছে',
    },
  },
  ta: {
    heads: {
      date: 'தேதி',
      order: 'ஆர்டர் எண்',
      buyer: 'வாங்குபவர்',
      what: 'எதற்கு',
      paid: 'வந்தது (INR)',
      back: 'திரும்பியது (INR)',
      left: 'அதில் மீதி (INR)',
      now: 'இப்போது',
      status: 'ஆர்டரின் நிலை',
    },
    kinds: { ADVANCE: 'முன்பணம்', FINAL: 'மீதிப் பணம்', REFUND: 'ரீஃபண்ட்' },
    states: {
      HELD: 'டெலிவரி வரை நிறுத்தி வைத்தது',
      EARNED: 'டெலிவரி ஆனது',
      KEPT: 'ரத்தான ஆர்டரில் உங்களிடம் இருப்பது',
      RETURNED: 'திரும்பிச் சென்றது',
      RETURNING: 'திரும்பிச் செல்கிறது',
      FAILED: 'மீண்டும் முயலப்படும்',
      WITH_BANK: 'வாங்குபவரின் வங்கியிடம் உள்ளது',
    },
  },
};
