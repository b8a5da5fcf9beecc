import type { StepKind } from '#contracts/plans/step-kinds.ts';
import type { OpenStep } from '#contracts/workshop/place-steps.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface OpenStepRow extends OpenStep {
  orderId: number;
  kind: StepKind;
  name: string;
  finishBefore: number[];
  who: string;
  /** The version of the plan. */
  version: number;
}

const columns = `s.id, s.order_id as "orderId", s.kind, s.name, s.days, s.start_on::text as "startOn",
  s.finish_before as "finishBefore", s.assigned_to as who, p.version`;

/** The open steps of the orders $1, in the order of their plans. */
export const openStepsOfOrders = prepared<OpenStepRow, [orderIds: readonly number[]]>(
  'workshop.open-steps',
  `select ${columns} from plan_steps s join order_plans p on p.order_id = s.order_id
    where s.order_id = any($1::bigint[]) and s.state = 'OPEN' order by s.order_id, s.position`,
);

export const makerOfOrder = prepared<{ makerId: number }, [orderId: number]>(
  'workshop.maker',
  'select maker_id as "makerId" from orders where id = $1',
);

/** The maker's holidays. */
export const holidaysOf = prepared<{ holidays: { from: string; to: string }[] }, [makerId: number]>(
  'workshop.holidays',
  'select holidays from shops where user_id = $1',
);

export const feedOfMaker = prepared<{ createdAt: Date }, [makerId: number]>(
  'workshop.feed',
  'select created_at as "createdAt" from workshop_feeds where maker_id = $1',
);

export const writeFeedToken = prepared<object, [makerId: number, tokenHash: string, now: Date]>(
  'workshop.write-feed',
  `insert into workshop_feeds (maker_id, token_hash, created_at) values ($1, $2, $3)
   on conflict (maker_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
);

export const deleteFeed = prepared<object, [makerId: number]>(
  'workshop.delete-feed',
  'delete from workshop_feeds where maker_id = $1',
);

/** The maker of a feed, unless the account is banned or gone. */
export const makerOfFeed = prepared<{ makerId: number }, [tokenHash: string]>(
  'workshop.of-token',
  `select f.maker_id as "makerId" from workshop_feeds f join users u on u.id = f.maker_id
    where f.token_hash = $1 and u.status in ('ACTIVE','SUSPENDED')`,
);
