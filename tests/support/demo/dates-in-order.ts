import type pg from 'pg';

/** Kinds of rows dated before what they should follow: the name of the fault, and a query of both timestamps. */
const pairs: Record<string, string> = {
  'a design before its maker': `select d.published_at, u.created_at from designs d join users u on u.id = d.maker_id
      where d.published_at is not null`,
  'an order before its design': `select o.created_at, d.published_at
       from orders o join order_items i on i.order_id = o.id join designs d on d.id = i.design_id`,
  'an order before its buyer':
    'select o.created_at, u.created_at from orders o join users u on u.id = o.buyer_id',
  'a step before its order': `select h.created_at, o.created_at from order_history h join orders o on o.id = h.order_id`,
  'a step before the step before': `select created_at, lag(created_at) over (partition by order_id order by id)
       from order_history`,
  'a payment before its order': `select p.captured_at, o.created_at from payments p join orders o on o.id = p.order_id`,
  'a final payment before the advance': `select f.captured_at, a.captured_at from payments f
       join payments a on a.order_id = f.order_id and a.purpose = 'ADVANCE' where f.purpose = 'FINAL'`,
  'a refund before its payment': `select r.created_at, p.captured_at from refunds r join payments p on p.id = r.payment_id`,
  'an update before its order': `select n.created_at, o.created_at from order_updates n join orders o on o.id = n.order_id`,
  'a meeting before its order': `select m.created_at, o.created_at from meetings m join orders o on o.id = m.order_id`,
  'a measurement before its order': `select m.created_at, o.created_at
       from measurements m join orders o on o.id = m.order_id`,
  'a review before its design': `select r.created_at, d.published_at from reviews r join designs d on d.id = r.design_id`,
  'a review before its reviewer':
    'select r.created_at, u.created_at from reviews r join users u on u.id = r.user_id',
  'a reply before its review': 'select replied_at, created_at from reviews',
  'a comment before its design': `select c.created_at, d.published_at from comments c join designs d on d.id = c.design_id`,
  'a reply before its comment': `select c.created_at, a.created_at from comments c join comments a on a.id = c.reply_to_id`,
  'an enquiry before its design': `select e.created_at, d.published_at from enquiries e join designs d on d.id = e.design_id`,
  'an answer before its enquiry': `select r.created_at, e.created_at
       from enquiry_replies r join enquiries e on e.id = r.enquiry_id`,
  'a message before the one before': `select created_at, lag(created_at) over (partition by chat_id order by id)
       from messages`,
  'a bid before its brief':
    'select q.created_at, b.created_at from quotes q join briefs b on b.id = q.brief_id',
  'a move of a quote before the move before': `select created_at, lag(created_at) over (partition by quote_id order by id)
       from quote_history`,
  'a later day proposed before its order':
    'select p.proposed_at, o.created_at from order_promises p join orders o on o.id = p.order_id',
  'a fit claim before its order was delivered': `select c.created_at, h.created_at from fit_claims c
       join order_history h on h.order_id = c.order_id and h.to_status = 'DELIVERED'`,
  'a move of a fit claim before the move before': `select created_at, lag(created_at) over (partition by claim_id order by id)
       from fit_history`,
  'a move of a step before the move before': `select created_at, lag(created_at) over (partition by step_id order by id)
       from plan_moves`,
  'a step of a plan closed before its order':
    'select s.closed_at, o.created_at from plan_steps s join orders o on o.id = s.order_id',
  'a complaint before its order': `select c.created_at, o.created_at from complaints c join orders o on o.id = c.order_id`,
  'a share before its design': `select s.created_at, d.published_at from shares s join designs d on d.id = s.design_id`,
  'a like before its design': `select l.created_at, d.published_at from likes l join designs d on d.id = l.design_id`,
  'a like before who likes':
    'select l.created_at, u.created_at from likes l join users u on u.id = l.user_id',
  'a follow before the follower': `select f.created_at, u.created_at from follows f join users u on u.id = f.follower_id`,
  'a receipt of another time than its payment': `select p.authorized_at + interval '1 minute', d.issued_at
       from documents d join payments p on p.order_id = d.order_id and d.name = lower(p.purpose) || '-receipt'`,
  'a receipt before its payment': `select d.issued_at, p.authorized_at
       from documents d join payments p on p.order_id = d.order_id and d.name = lower(p.purpose) || '-receipt'`,
  'a document before the one before': `select issued_at, lag(issued_at) over (partition by series, year order by serial)
       from documents`,
  'a refund after its cancelled order': `select h.created_at + interval '1 hour', r.created_at from refunds r
       join payments p on p.id = r.payment_id
       join order_history h on h.order_id = p.order_id and h.to_status = 'CANCELLED'`,
  'news of the advance at another time': `select o.confirmed_at + interval '1 minute', n.created_at
       from notifications n join orders o on n.subject = 'order:' || o.id || ':CONFIRMED'`,
  'news of the final payment at another time': `select p.authorized_at + interval '1 minute', n.created_at
       from notifications n join payments p on n.subject = 'order:' || p.order_id || ':FINAL_PAID' and p.purpose = 'FINAL'`,
  'news of a like after it': `select (select max(l.created_at) from likes l where l.design_id = n.design_id), n.created_at
       from notifications n where n.type = 'LIKE' and n.count > 0`,
  'news of a follower at another time': `select f.created_at, n.created_at
       from notifications n join follows f on f.maker_id = n.recipient_id and f.follower_id = n.sender_id
      where n.type = 'FOLLOW'`,
  'news of a message at another time': `select max(m.created_at), n.created_at
       from notifications n join messages m on m.id = any(n.message_ids) where n.type = 'MESSAGE' group by n.id`,
  'news of a booked meeting at another time': `select m.created_at + interval '1 minute', n.created_at
       from notifications n join meetings m on m.id = n.meeting_id where n.data ->> 'event' = 'BOOKED'`,
  'an act of the desk before the one before': `select created_at, lag(created_at) over (order by id) from admin_acts`,
};

const query = Object.entries(pairs)
  .map(
    ([kind, text]) =>
      `select '${kind}' as kind, count(*)::int as times from (${text}) p(later, sooner) where later < sooner`,
  )
  .join(' union all ');

/** How many rows are dated before what they should follow, by kind. Kinds without any are left out. */
export async function findDatesOutOfOrder($client: pg.Pool): Promise<{ kind: string; times: number }[]> {
  return (await $client.query(`select * from (${query}) all_kinds where times > 0`)).rows;
}
