import type { documents as english } from '../en/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  ADVANCE_RECEIPT: 'முன்பண ரசீது',
  FINAL_RECEIPT: 'மீதிப் பண ரசீது',
  ORDER_RECEIPT: 'ஆர்டர் ரசீது',
  KEPT_RECEIPT: 'கைவினைஞர் வைத்துக்கொண்டதற்கான ரசீது',
  INVOICE: 'வரி இன்வாய்ஸ்',
  REFUND_VOUCHER: 'ரீஃபண்ட் வவுச்சர்',
  CREDIT_NOTE: 'கிரெடிட் நோட்',

  number: 'எண்',
  date: 'தேதி',
  order: 'ஆர்டர்',
  orderedOn: 'ஆர்டர் செய்த நாள்',
  forInvoice: 'எந்த வரி இன்வாய்ஸுக்கு',
  inPlaceOf: 'இந்த ரசீதுக்குப் பதிலாக',
  soldBy: 'விற்பவர்',
  throughUs: 'Tanabana வழியாக',
  billedTo: 'பெறுபவரும் முகவரியும்',
  placeOfSupply: 'வழங்கும் இடம்: {place}',

  kept: 'கைவினைஞர் வைத்துக்கொண்டது',
  keptOn: 'வாங்குபவர் கேட்டபடி ஆர்டர் ரத்தானது ({moment}); இந்தத் தொகையைக் கைவினைஞர் வைத்துக்கொண்டார்',
  keptAfter: '{moment} அன்று பணம் திரும்பியபின் கைவினைஞரிடம் உள்ளது',
  received: 'வந்த தொகை',
  receivedOn: 'வந்த தொகை: {moment}, பேமெண்ட் {payment}',
  paidBack: 'திருப்பித் தந்த தொகை',
  paidBackOn: 'திருப்பித் தந்த தொகை: {moment}, ரீஃபண்ட் {refund}',

  madeToOrder: 'ஆர்டரின் பேரில் செய்தது',
  hsn: 'HSN',
  quantity: 'பீஸ்',
  price: 'விலை',
  amount: 'தொகை',

  subtotal: 'கூட்டுத்தொகை',
  shipping: 'அனுப்பும் செலவு',
  tax: 'வரி {percent}%',
  taxOnCredit: 'அதன் மீது வரி {percent}%',
  taxPart: '{name} {percent}%',
  taxPartOnCredit: 'அதன் மீது {name} {percent}%',
  rounding: 'முழுமையாக்கம்',
  total: 'மொத்தம்',
  creditedBeforeTax: 'வரிக்கு முன் கிரெடிட்',
  credited: 'மொத்த கிரெடிட்',
  amountInWords: 'தொகை எழுத்தில் (ஆங்கிலம்)',
  noGstin:
    'விற்பவர் GSTIN எதுவும் தரவில்லை. இது ஆர்டருக்கான ரசீது, வரி இன்வாய்ஸ் அல்ல: இதைக் கொண்டு உள்ளீட்டு வரி வரவு பெற முடியாது.',

  payments: 'பேமெண்ட்கள்',
  ADVANCE: 'முன்பணம்',
  FINAL: 'மீதிப் பணம்',
  stillOwed: 'இன்னும் செலுத்த வேண்டியது',
  beforeSent: 'பார்சல் அனுப்பப்படும் முன்',

  foot: '{number}. விற்பவருக்காக Tanabana உருவாக்கியது; கையொப்பம் இல்லாமலே செல்லும்.',
  page: 'பக்கம் {page} / {pages}',
};
