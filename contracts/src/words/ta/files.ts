import type { files as english } from '../en/files.ts';

export const files: typeof english = {
  meeting: {
    HOME_VISIT: '{name} அவர்களுடன் வீட்டில் சந்திப்பு: {title} அளவுகள்',
    PHONE_CALL: '{name} அவர்களுடன் போன் கால்: {title} அளவுகள்',
    order: 'ஆர்டர் {number}',
  },
  orders: {
    order: 'ஆர்டர் எண்',
    date: 'தேதி',
    purchases: 'கைவினைஞர்',
    sales: 'வாங்குபவர்',
    designs: 'டிசைன்கள்',
    options: 'விருப்பங்கள்',
    pieces: 'பீஸ்',
    status: 'நிலை',
    subtotal: 'கூட்டுத்தொகை (INR)',
    tax: 'வரி (INR)',
    total: 'மொத்தம் (INR)',
    advance: 'முன்பணம் (INR)',
    advancePaid: 'முன்பணம் செலுத்திய தேதி',
    final: 'மீதிப் பணம் (INR)',
    finalPaid: 'மீதிப் பணம் செலுத்திய தேதி',
    refunded: 'திரும்பியது (INR)',
  },
  earnings: {
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
    kinds: {
      ADVANCE: 'முன்பணம்',
      FINAL: 'மீதிப் பணம்',
      REFUND: 'ரீஃபண்ட்',
    },
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
