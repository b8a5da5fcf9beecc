import type { ComplaintCategory, ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide, ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ComplaintRow {
  id: number;
  complainantId: number;
  complainantName: string;
  complainantImageKey: string | null;
  respondentId: number | null;
  respondentName: string | null;
  respondentImageKey: string | null;
  orderId: number | null;
  orderedAt: Date | null;
  buyerId: number | null;
  orderTitle: string | null;
  orderImageKey: string | null;
  title: string;
  category: ComplaintCategory;
  priority: ComplaintPriority;
  description: string;
  email: string;
  status: ComplaintStatus;
  createdAt: Date;
  updatedAt: Date;
  resolvedAt: Date | null;
  /** The newest message from anyone but the complainant. */
  response: string | null;
}

const columns = `
  c.id, c.complainant_id as "complainantId", complainant.name as "complainantName",
  complainant.image_key as "complainantImageKey",
  c.respondent_id as "respondentId", respondent.name as "respondentName", respondent.image_key as "respondentImageKey",
  c.order_id as "orderId", o.created_at as "orderedAt", o.buyer_id as "buyerId", i.title as "orderTitle",
  i.picture_key as "orderImageKey", c.title, c.category, c.priority, c.description, c.email, c.status,
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.resolved_at as "resolvedAt",
  (select m.content from complaint_messages m
    where m.complaint_id = c.id and m.side <> 'COMPLAINANT' order by m.id desc limit 1) as response`;

/** A deleted account stays in other people's complaints, without its name. */
const personOf = (column: string, name: string) => `
  lateral (
    select case u.status when 'DELETED' then 'Deleted user' else u.name end as name,
           case u.status when 'DELETED' then null else p.profile_image_key end as image_key
      from users u left join profiles p on p.user_id = u.id where u.id = ${column} limit 1) ${name}`;

const surroundings = `
  cross join ${personOf('c.complainant_id', 'complainant')}
  left join ${personOf('c.respondent_id', 'respondent')} on true
  left join orders o on o.id = c.order_id
  left join lateral (
    select title, picture_key from order_items where order_id = c.order_id order by id limit 1) i on true`;

/**
 * One complaint for one of its sides or for the desk. Parameters: the complaint, the reader, whether the reader
 * belongs to the desk.
 */
export const complaintForReader = prepared<
  ComplaintRow,
  [complaintId: number, readerId: number, isDesk: boolean]
>(
  'complaints.one',
  `select ${columns} from complaints c ${surroundings}
    where c.id = $1 and (c.complainant_id = $2 or c.respondent_id = $2 or $3::boolean)`,
);

/**
 * Complaints that a person filed and those about their orders, newest first. Reads one index range per status and
 * side, each from its newest row.
 */
export const complaintsPage = prepared<
  ComplaintRow,
  { readerId: number; statuses: readonly string[]; before: number; limit: number }
>(
  'complaints.page',
  `select ${columns}
     from (
       select found.id
         from unnest($statuses::text[]) wanted
        cross join lateral (
          (select id from complaints where complainant_id = $readerId and status = wanted and id < $before::bigint
            order by id desc limit $limit::int)
          union all
          (select id from complaints where respondent_id = $readerId and status = wanted and id < $before::bigint
            order by id desc limit $limit::int)) found
        order by found.id desc limit $limit::int) chosen
    cross join lateral (select * from complaints where id = chosen.id limit 1) c ${surroundings}
    order by c.id desc`,
);

export interface AttachedPicture {
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

const picturesWhere = (condition: string) => `
  (select coalesce(json_agg(json_build_object('key', f.key, 'width', f.width, 'height', f.height,
            'placeholder', f.placeholder, 'status', f.status) order by cp.position), '[]')
     from complaint_pictures cp join media f on f.id = cp.media_id where ${condition})`;

/** Pictures of the complaint itself, without those of messages. Parameters: the complaint. */
export const picturesOfComplaint = prepared<{ pictures: AttachedPicture[] }, [complaintId: number]>(
  'complaints.pictures',
  `select ${picturesWhere('cp.complaint_id = $1 and cp.message_id is null')} as pictures`,
);

export interface MessageRow {
  id: number;
  side: ComplaintSide;
  authorId: number;
  authorName: string;
  authorImageKey: string | null;
  content: string;
  createdAt: Date;
  pictures: AttachedPicture[];
}

/** The whole thread, oldest first; its length is limited. Parameters: the complaint. */
export const messagesOfComplaint = prepared<MessageRow, [complaintId: number]>(
  'complaints.messages',
  `select m.id, m.side, m.author_id as "authorId", author.name as "authorName", author.image_key as "authorImageKey",
          m.content, m.created_at as "createdAt", ${picturesWhere('cp.message_id = m.id')} as pictures
     from complaint_messages m cross join ${personOf('m.author_id', 'author')}
    where m.complaint_id = $1 order by m.id`,
);

export interface StepRow {
  id: number;
  side: ComplaintSide;
  actorName: string;
  to: ComplaintStatus;
  at: Date;
}

/** Parameters: the complaint. */
export const historyOfComplaint = prepared<StepRow, [complaintId: number]>(
  'complaints.history',
  `select h.id, h.side, actor.name as "actorName", h.to_status as "to", h.created_at as at
     from complaint_history h cross join ${personOf('h.actor_id', 'actor')}
    where h.complaint_id = $1 order by h.id`,
);
