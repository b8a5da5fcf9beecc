import { prepared } from '#server/platform/db/prepared.ts';

/** Empties what a person wrote about cloth, and drops their photographs of it. Lengths stay, without names. */
export const emptyClothWords = prepared<object, [userId: number]>(
  'personal-data.empty-cloth-words',
  `with note as (update cloth_history set note = '' where actor_id = $1),
        picture as (delete from cloth_pictures p using media m where m.id = p.media_id and m.owner_id = $1)
   update cloth_receipts r set words = '' from orders o where o.id = r.order_id and o.maker_id = $1`,
);

/** Ends the fit claims of a person's orders that nothing is on its way for. */
export const closeFitClaims = prepared<object, [userId: number]>(
  'personal-data.close-fit-claims',
  `with held as (
     select c.id, c.state from fit_claims c join orders o on o.id = c.order_id
      where $1 in (o.buyer_id, o.maker_id) and c.state in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED')
      order by c.id for update of c),
   noted as (
     insert into fit_history (claim_id, act, actor, from_state, to_state, created_at)
     select id, 'LEAVE', 'SYSTEM', state, 'WITHDRAWN', now() from held)
   update fit_claims c set state = 'WITHDRAWN', due_at = null, version = c.version + 1, updated_at = now()
     from held where c.id = held.id`,
);

/** Empties what a person wrote of fit, and drops their photographs of it. Lengths stay, without names. */
export const emptyFitWords = prepared<object, [userId: number]>(
  'personal-data.empty-fit-words',
  `with bought as (select c.id from fit_claims c join orders o on o.id = c.order_id where o.buyer_id = $1),
        sold as (select c.id from fit_claims c join orders o on o.id = c.order_id where o.maker_id = $1),
        zone as (update fit_zones set words = '' where claim_id in (select id from bought)),
        note as (update fit_history set note = '' where actor_id = $1),
        picture as (delete from fit_pictures p using media m where m.id = p.media_id and m.owner_id = $1)
   update fit_claims c
      set words = case when c.id in (select id from bought) then '' else c.words end,
          sewn_words = case when c.id in (select id from sold) and c.sewn_words is not null then '' else c.sewn_words end,
          decided_words = case when c.id in (select id from sold) and c.decided_by = 'MAKER' then ''
                               else c.decided_words end
    where c.id in (select id from bought union select id from sold)`,
);
