-- From 1000 upwards people are makers: the directory lists and counts nobody below.
CREATE FUNCTION creators_standing(role text, designs bigint, followers bigint) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (CASE WHEN designs > 0 THEN 2000 WHEN role NOT IN ('USER', 'ADMIN') THEN 1000 ELSE 0 END
    + floor(4 * ln(1 + followers) / ln(2.0::float8)))::smallint;
--> statement-breakpoint
-- Totals are always taken in the order of their roles, as all locks on counts are.
CREATE FUNCTION creators_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO creator_totals AS known (role, people)
    SELECT role, count(*) FROM fresh WHERE standing >= 1000 GROUP BY role ORDER BY role
    ON CONFLICT (role) DO UPDATE SET people = known.people + excluded.people;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE creator_totals t SET people = t.people - g.people
      FROM (SELECT role, (SELECT count(*) FROM gone WHERE gone.role = k.role AND standing >= 1000) AS people
              FROM creator_totals k WHERE role IN (SELECT role FROM gone WHERE standing >= 1000)
             ORDER BY role FOR UPDATE) g
     WHERE t.role = g.role;
  ELSE
    INSERT INTO creator_totals AS known (role, people)
    SELECT role, sum(step)
      FROM (VALUES (old.role, -(old.standing >= 1000)::int), (new.role, (new.standing >= 1000)::int)) AS steps (role, step)
     GROUP BY role HAVING sum(step) <> 0 ORDER BY role
    ON CONFLICT (role) DO UPDATE SET people = known.people + excluded.people;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_inserted AFTER INSERT ON creators REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_count();
--> statement-breakpoint
CREATE TRIGGER creators_deleted AFTER DELETE ON creators REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION creators_count();
--> statement-breakpoint
CREATE TRIGGER creators_changed AFTER UPDATE OF role, standing ON creators FOR EACH ROW
  WHEN ((old.role, old.standing >= 1000) IS DISTINCT FROM (new.role, new.standing >= 1000)) EXECUTE FUNCTION creators_count();
--> statement-breakpoint
CREATE FUNCTION creators_refresh(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM creators WHERE user_id = ANY (ids)
    AND user_id IN (SELECT id FROM users WHERE id = ANY (ids) AND status <> 'ACTIVE');
  UPDATE creators c
     SET role = u.role,
         standing = creators_standing(u.role, c.designs,
           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = u.id), 0))
    FROM users u WHERE c.user_id = ANY (ids) AND u.id = c.user_id AND c.role <> u.role;
  INSERT INTO creators (user_id, role, standing, designs, likes)
  SELECT u.id, u.role, creators_standing(u.role, own.designs,
           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = u.id), 0)), own.designs, own.likes
    FROM users u CROSS JOIN LATERAL (
           SELECT count(*) AS designs, coalesce(sum(likes_count), 0) AS likes
             FROM designs WHERE maker_id = u.id AND status = 'PUBLISHED') own
   WHERE u.id = ANY (ids) AND u.status = 'ACTIVE'
     AND NOT EXISTS (SELECT FROM creators c WHERE c.user_id = u.id);
END $$;
--> statement-breakpoint
CREATE FUNCTION creators_on_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever has just come has neither designs nor followers.
  INSERT INTO creators (user_id, role, standing)
  SELECT id, role, creators_standing(role, 0, 0) FROM fresh WHERE status = 'ACTIVE';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_on_users_inserted();
--> statement-breakpoint
CREATE FUNCTION creators_on_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.status <> 'ACTIVE' AND new.status = 'ACTIVE' THEN
    -- While there is no row, steps go nowhere. So whoever publishes for them, or likes, is waited for and then
    -- counted; whoever comes later waits, and finds the row.
    PERFORM FROM users WHERE id = new.id FOR UPDATE;
    PERFORM FROM designs WHERE maker_id = new.id ORDER BY id FOR NO KEY UPDATE;
  END IF;
  PERFORM creators_refresh(array[new.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_changed AFTER UPDATE OF role, status ON users FOR EACH ROW
  WHEN ((old.role, old.status) IS DISTINCT FROM (new.role, new.status))
  EXECUTE FUNCTION creators_on_user_changed();
--> statement-breakpoint
-- What somebody has now is what they had before and the step; only the first and the last design move them.
CREATE FUNCTION creators_step(maker bigint, designs_step bigint, likes_step bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE creators c
     SET designs = c.designs + designs_step, likes = c.likes + likes_step,
         standing = CASE WHEN (c.designs > 0) = (c.designs + designs_step > 0) THEN c.standing
                         ELSE creators_standing(c.role, c.designs + designs_step,
                           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = maker), 0)) END
   WHERE c.user_id = maker
$$;
--> statement-breakpoint
CREATE FUNCTION creators_on_designs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM creators_step(maker_id, count(*), sum(likes_count))
     FROM fresh WHERE status = 'PUBLISHED' GROUP BY maker_id ORDER BY maker_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_inserted AFTER INSERT ON designs REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_on_designs_inserted();
--> statement-breakpoint
CREATE FUNCTION creators_on_design_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := old.status = 'PUBLISHED';
  is_now boolean := new.status = 'PUBLISHED';
BEGIN
  PERFORM creators_step(new.maker_id, is_now::int - was::int,
    CASE WHEN is_now THEN new.likes_count ELSE 0 END - CASE WHEN was THEN old.likes_count ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_changed AFTER UPDATE OF status, likes_count ON designs FOR EACH ROW
  WHEN ((old.status = 'PUBLISHED') <> (new.status = 'PUBLISHED')
        OR (new.status = 'PUBLISHED' AND old.likes_count <> new.likes_count))
  EXECUTE FUNCTION creators_on_design_changed();
--> statement-breakpoint
CREATE FUNCTION creators_on_followers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creators c SET standing = creators_standing(c.role, c.designs, new.followers)
   WHERE c.user_id = new.user_id AND c.standing <> creators_standing(c.role, c.designs, new.followers);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creators_followed AFTER INSERT OR UPDATE OF followers ON follow_counts FOR EACH ROW
  EXECUTE FUNCTION creators_on_followers_changed();
--> statement-breakpoint
SELECT creators_refresh(array(SELECT id FROM users));
