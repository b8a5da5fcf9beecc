-- What was paid or given back before documents were issued gets its own, in the order in which it happened.
INSERT INTO documents_backlog (order_id, at)
SELECT o.id, money.at
  FROM orders o
  JOIN (SELECT order_id, coalesce(authorized_at, captured_at) AS at FROM payments
         WHERE status IN ('AUTHORIZED', 'CAPTURED', 'REFUNDED')
        UNION ALL
        SELECT p.order_id, r.processed_at FROM refunds r JOIN payments p ON p.id = r.payment_id
         WHERE r.status = 'PROCESSED' AND r.cause IN ('AGREED', 'CANCELLED')) money ON money.order_id = o.id
 WHERE money.at IS NOT NULL
 ORDER BY money.at;
