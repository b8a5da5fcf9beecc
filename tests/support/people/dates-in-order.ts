import type pg from 'pg';

/** Each kind of row that stands before what it follows: its name, and both moments. */
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
  'a complaint before its order': `select c.created_at, o.created_at from complaints c join orders o on o.id = c.order_id`,
  'a share before its design': `select s.created_at, d.published_at from shares s join designs d on d.id = s.design_id`,
  'an act of the desk before the one before': `select created_at, lag(created_at) over (order by id) from admin_acts`,
};

const query = Object.entries(pairs)
  .map(
    ([kind, text]) =>
      `select '${kind}' as kind, count(*)::int as times from (${text}) p(later, sooner) where later < sooner`,
  )
  .join(' union all ');

/** How often something in the database is dated before what it follows, by kind. Kinds without any are left out. */
export async function findDatesOutOfOrder($client: pg.Pool): Promise<{ kind: string; times: number }[]> {
  return (await $client.query(`select * from (${query}) all_kinds where times > 0`)).rows;
}
