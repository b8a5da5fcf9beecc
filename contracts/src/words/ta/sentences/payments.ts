import type { payments as english } from '../../en/sentences/payments.ts';

export const payments: Record<keyof typeof english, string> = {
  'payments.paymentMissing': 'இந்தப் பேமெண்ட் கிடைக்கவில்லை.',
  'payments.signature': 'கையொப்பம் பொருந்தவில்லை.',
  'payments.verification': 'பேமெண்டை உறுதி செய்ய முடியவில்லை',
  'payments.paidTwice':
    'இதற்கு ஏற்கெனவே பணம் செலுத்தப்பட்டது. இரண்டாவது தொகை 7 வேலை நாட்களுக்குள் வந்த இடத்துக்கே திரும்பும்.',
  'payments.unavailable':
    'பேமெண்ட் சேவை இப்போது இல்லை. உங்கள் ஆர்டர் பாதுகாப்பாக உள்ளது; பணம் எதுவும் எடுக்கப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  'payments.confirming': 'வங்கி இன்னும் பணத்தை உறுதி செய்கிறது. சில நிமிடங்கள் கழித்து மீண்டும் முயலுங்கள்.',
  'payments.nothingLeft': 'இந்த ஆர்டரில் திருப்பித் தர எதுவும் மீதமில்லை.',
  'payments.atMost': 'அதிகபட்சம் {sum} திருப்பித் தரலாம்.',
  'payments.allOrOne': 'முழு {sum} தொகையையும் திருப்பிக் கொடுங்கள், அல்லது குறைந்தது ₹1 மீதம் விடுங்கள்.',
};
