/** With these a server runs as in production; nothing of the provider answers behind the keys. */
export const productionSettings = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  PUBLIC_URL: 'https://tanabana.example',
  RAZORPAY_KEY_ID: 'rzp_test_aaaaaaaaaaaaaa',
  RAZORPAY_KEY_SECRET: 'a secret of the provider',
  RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
};
