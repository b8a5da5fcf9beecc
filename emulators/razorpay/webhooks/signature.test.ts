import { expect, test } from 'vitest';
import { signCheckout, signWebhook } from './signature.ts';

// Both vectors come from Razorpay's own libraries.
test('the checkout signature equals the published sample', () => {
  expect(signCheckout('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  );
});

test('the webhook signature equals the published sample', () => {
  const body =
    '{"entity":"event","account_id":"acc_Hn1ukn2d32Fqww","event":"payment.captured","contains":["payment"],' +
    '"payload":{"payment":{"entity":{"id":"pay_JRP3Y66cNcf2qF","entity":"payment","amount":2244,' +
    '"currency":"INR","status":"captured","order_id":"order_JROxH1kSf9IR6d","invoice_id":null,' +
    '"international":false,"method":"card","amount_refunded":0,"refund_status":null,"captured":true,' +
    '"description":"#J9iMHZMUTJlod8","card_id":"card_JRP3YBkFQYCmnR","card":{"id":"card_JRP3YBkFQYCmnR",' +
    '"entity":"card","name":"ankit das","last4":"4366","network":"Visa","type":"credit","issuer":"UTIB",' +
    '"international":false,"emi":true,"sub_type":"consumer","token_iin":null},"bank":null,"wallet":null,' +
    '"vpa":null,"email":"you@example.com","contact":"+917000569565","notes":{"policy_name":"Jeevan Bima"},' +
    '"fee":45,"tax":0,"error_code":null,"error_description":null,"error_source":null,"error_step":null,' +
    '"error_reason":null,"acquirer_data":{"auth_code":"548669"},"created_at":1651722469}}},' +
    '"created_at":1651722476}';
  expect(signWebhook(body, '123456')).toBe(
    '55d3c166391ec51285b388f1bb9f0ba9b13dde1bece4484aaac6edd34a01459a',
  );
});

test('one changed byte changes the webhook signature', () => {
  expect(signWebhook('{"amount":100.0}', '123456')).not.toBe(signWebhook('{"amount":100}', '123456'));
});
