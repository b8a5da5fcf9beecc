export const payments = {
  'payments.paymentMissing': 'This payment could not be found.',
  'payments.signature': 'The signature does not match.',
  'payments.verification': 'Verification failed',
  'payments.paidTwice':
    'This was already paid. The second payment goes back to where it came from within 7 working days.',
  'payments.unavailable':
    'Payment service unavailable. Your order is kept, nothing was charged. Please try again in a moment.',
  'payments.confirming': 'The bank is still confirming the payment. Please try again in some minutes.',
  'payments.nothingLeft': 'Nothing of this order is left to be paid back.',
  'payments.atMost': 'At most {sum} can be paid back.',
  'payments.allOrOne': 'Please pay back all of {sum}, or leave at least ₹1 of it.',
} as const;
