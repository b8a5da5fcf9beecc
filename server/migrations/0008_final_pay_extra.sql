-- Orders whose advance was booked before final payments existed owe theirs from now on.
INSERT INTO payments (order_id, purpose, expected_paise, receipt, created_at)
SELECT id, 'FINAL', final_paise, id || '-F', now()
  FROM orders WHERE status NOT IN ('PENDING', 'CANCELLED') AND final_paise > 0
ON CONFLICT (order_id, purpose) DO NOTHING;
--> statement-breakpoint
-- Where it was asked for already, seven full days in India are left.
UPDATE orders
   SET final_reminded = 1,
       final_due_at = (date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') + interval '8 days'
                       - interval '1 millisecond') AT TIME ZONE 'Asia/Kolkata'
 WHERE status IN ('FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY') AND final_paise > 0;
--> statement-breakpoint
UPDATE refunds
   SET processed_at = CASE WHEN status = 'PROCESSED' THEN updated_at END,
       failures = CASE WHEN status = 'FAILED' THEN 1 ELSE 0 END,
       cause = CASE reason WHEN 'a second payment of the same instalment' THEN 'SECOND'
                           WHEN 'another amount than was asked for' THEN 'WRONG'
                           WHEN 'the order was cancelled before the payment arrived' THEN 'LATE'
                           ELSE 'CANCELLED' END,
       reason = '';
--> statement-breakpoint
UPDATE payment_attempts a SET refunded_paise = r.amount
  FROM (SELECT razorpay_payment_id AS id, sum(amount_paise) AS amount FROM refunds GROUP BY 1) r
 WHERE r.id = a.razorpay_payment_id;
--> statement-breakpoint
-- A payment counts as refunded once the money is back, not when the provider has promised it.
UPDATE payments p SET status = CASE WHEN captured_at IS NULL THEN 'AUTHORIZED' ELSE 'CAPTURED' END
 WHERE status = 'REFUNDED'
   AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id
                      AND r.razorpay_payment_id = p.razorpay_payment_id AND r.status = 'PROCESSED');
