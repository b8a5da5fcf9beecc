-- The functions and triggers of the database. The start applies this file after the migrations, whenever its text is
-- not the one that was applied last (server/src/platform/db/migrate.ts). A function whose arguments change, and
-- whatever is taken out of this file, is dropped by a migration. When an edit changes what rows hold, end the file with
-- the call that writes them anew, such as search_refresh_designs.

-- isPublic() of server/src/modules/profiles/privacy/privacy.tables.ts. Volatile, so that an update which has waited for
-- somebody to change it sees what they changed.
CREATE OR REPLACE FUNCTION is_public(person bigint) RETURNS boolean LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (SELECT FROM users closed WHERE closed.id = person AND closed.status <> 'ACTIVE')
     AND NOT EXISTS (
    SELECT FROM privacy_settings hidden WHERE hidden.user_id = person AND hidden.profile_visibility <> 'PUBLIC')
$$;

-- plainWords() of server/src/modules/discovery/words/fold-words.ts.
CREATE OR REPLACE FUNCTION search_plain(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    lower(CASE WHEN octet_length(words) = char_length(words) THEN words
               ELSE regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g') END),
    '[^a-z0-9\u00f8-\u0963\u0966-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+', ' ', 'g'));

-- foldWords() of the same file, rule by rule.
CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := search_plain(words);
  before text;
  letter text;
  letters text[] := string_to_array('abcdefghijklmnopqrstuvwxyz', NULL);
BEGIN
  folded := translate(folded, U&'\093C\09BC\0A3C\0ABC\0B3C\0C3C\0CBC', '');
  folded := regexp_replace(folded, '(ss|sh|ch|x)es(?= |$)', '\1', 'g');
  folded := regexp_replace(folded, 'ies(?= |$)', 'i', 'g');
  folded := regexp_replace(folded, '([^ ][^ ][^ s])s(?= |$)', '\1', 'g');
  folded := regexp_replace(folded, 'y(?= |$)', 'i', 'g');
  folded := replace(folded, 'ph', 'f');
  folded := replace(folded, 'q', 'k');
  folded := replace(folded, 'w', 'v');
  folded := replace(folded, 'x', 'ks');
  folded := replace(folded, 'z', 'j');
  folded := regexp_replace(folded, 'c(?!h)', 'k', 'g');
  folded := replace(folded, 'ee', 'i');
  folded := replace(folded, 'oo', 'u');
  folded := regexp_replace(folded, '([aeou])y', '\1i', 'g');
  folded := regexp_replace(folded, '([bcdfgjkpst])h+', '\1', 'g');
  -- Doubled letters. A pattern that remembers its letter takes ten times as long as asking for each.
  LOOP
    before := folded;
    FOREACH letter IN ARRAY letters LOOP folded := replace(folded, letter || letter, letter); END LOOP;
    EXIT WHEN folded = before;
  END LOOP;
  folded := regexp_replace(folded, 'eh[aeiou]?n', 'ehn', 'g');
  RETURN regexp_replace(folded, '([aeiou])h(?= |$)', '\1', 'g');
END $$;

-- Text of a tsvector: each word once, with a weight. One place for all: rank counts weights, not distances. A word in an
-- Indian script stands there a second time behind "=", with its dots, so that the exact spelling ranks first.
CREATE OR REPLACE FUNCTION search_weighted(words text, weight text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(coalesce(search_fold(words), ''), '([^ ]+)', '\1:1' || weight, 'g') || ' '
    || CASE WHEN words ~ '[\u0900-\u0d7f]'
            THEN coalesce((SELECT string_agg('=' || spelled || ':1' || weight, ' ')
                             FROM unnest(string_to_array(search_plain(words), ' ')) AS spelled
                            WHERE spelled ~ '[\u0900-\u0d7f]'), '') || ' '
            ELSE '' END;

-- Text of a tsvector: a value of a facet, told from words by the letter before the colon.
CREATE OR REPLACE FUNCTION search_tag(facet text, value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '''' || facet || ':' || replace(replace(lower(btrim(value)), '\', '\\'), '''', '''''') || ''' ';

-- One more than the whole percent of a maker's orders that were on time; 0 without that figure.
CREATE OR REPLACE FUNCTION trust_on_time(maker bigint) RETURNS smallint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT 1 + 100::bigint * amount / count FROM trust_figures
                    WHERE maker_id = maker AND figure = 'ON_TIME'), 0)::smallint
$$;

CREATE OR REPLACE FUNCTION search_popularity(design designs) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(2 * ln(1 + (design).likes_count + 2 * (design).saves_count + 2 * (design).comment_count
                        + 2 * (design).shares_count + 5 * (design).orders_count) / ln(2.0::float8))::smallint;

-- New words are written in the order of their spelling within one call. A transaction that calls this again begins
-- anew in the alphabet, so two that publish the same new words may meet in a deadlock; inTransaction() tries again.
CREATE OR REPLACE FUNCTION search_learn(texts text[]) RETURNS void LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT spelling, count(*) AS uses
      FROM unnest(texts) AS written, unnest(string_to_array(search_plain(written), ' ')) AS spelling
     WHERE spelling ~ '^[^0-9]{3,24}$'
     GROUP BY spelling
     ORDER BY spelling),
  learnt AS (
    INSERT INTO search_words (spelling, word, grade)
    SELECT spelling, search_fold(spelling), floor(log(2, uses::numeric)) FROM counted
    ON CONFLICT DO NOTHING)
  -- The commoner a word, the seldomer it is written, and never waited for: publishing takes no turns over "silk".
  UPDATE search_words known SET grade = grade + 1
    FROM (SELECT spelling FROM search_words JOIN counted USING (spelling)
           WHERE random() < uses / 2.0 ^ grade
           ORDER BY spelling FOR UPDATE OF search_words SKIP LOCKED) risen
   WHERE known.spelling = risen.spelling
$$;

CREATE OR REPLACE FUNCTION search_refresh_makers(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever opens or closes a profile meanwhile is waited for, so that every statement below reads one state of it.
  PERFORM FROM creators WHERE user_id = ANY (ids) ORDER BY user_id FOR KEY SHARE;
  DELETE FROM maker_search WHERE user_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM users u
     WHERE u.id = user_id AND is_public(u.id)
       AND (u.role NOT IN ('USER', 'ADMIN') OR EXISTS (SELECT FROM design_search d WHERE d.maker_id = u.id)));
  INSERT INTO maker_search AS known (user_id, city, role, is_verified, words)
  SELECT u.id, coalesce(p.city, ''), u.role, u.is_verified,
         (search_weighted(u.name, 'A') || search_weighted(p.profession, 'B')
           || search_weighted(CASE WHEN u.role = 'USER' THEN '' ELSE u.role END, 'B')
           || search_weighted(p.city, 'C') || search_weighted(left(p.bio, 400), 'D')
           || search_tag('all', '') || search_tag('t', coalesce(p.city, '')) || search_tag('r', u.role)
           || search_tag('v', u.is_verified::text)
           || coalesce(search_tag('n', p.latitude || ' ' || p.longitude), ''))::tsvector
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id
   WHERE u.id = ANY (ids) AND is_public(u.id)
     AND (u.role NOT IN ('USER', 'ADMIN') OR EXISTS (SELECT FROM design_search d WHERE d.maker_id = u.id))
  ON CONFLICT (user_id) DO UPDATE
    SET city = excluded.city, role = excluded.role, is_verified = excluded.is_verified, words = excluded.words
    WHERE (known.city, known.role, known.is_verified, known.words)
          IS DISTINCT FROM (excluded.city, excluded.role, excluded.is_verified, excluded.words);
  PERFORM search_learn(array(
    SELECT concat_ws(' ', u.name, p.city, p.profession)
      FROM users u JOIN maker_search m ON m.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
     WHERE u.id = ANY (ids)));
END $$;

-- The words behind the first thirty # of a text, which often stand at the end of a long one.
CREATE OR REPLACE FUNCTION search_hashtags(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(found.tag[1], ' '), '')
    FROM (SELECT regexp_matches(said, '#([^[:space:]#]{1,60})', 'g') AS tag LIMIT 30) found
$$;

-- What a design says in other languages, each word with the weight that it has in the design's own.
CREATE OR REPLACE FUNCTION search_translated(translations jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(
           search_weighted(said ->> 'title', 'A')
             || search_weighted(concat_ws(' ', said ->> 'materialOne', said ->> 'materialTwo', said ->> 'color'), 'B')
             || search_weighted(left(said ->> 'description', 600), 'D')
             || search_weighted(search_hashtags(said ->> 'description'), 'B'), ''), '')
    FROM jsonb_each(translations) AS each (locale, said)
$$;

CREATE OR REPLACE FUNCTION search_refresh_designs(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- As for makers, so that an edit beside the closing of a profile finds it closed.
  PERFORM FROM creators WHERE user_id IN (SELECT maker_id FROM designs WHERE id = ANY (ids))
    ORDER BY user_id FOR KEY SHARE;
  DELETE FROM design_search WHERE design_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM designs d
     WHERE d.id = design_id AND d.status = 'PUBLISHED' AND is_public(d.maker_id));
  INSERT INTO design_search (design_id, maker_id, published_at, price_paise, popularity, on_time, category,
                             materials, city, role, is_verified, words)
  SELECT d.id, d.maker_id, d.published_at, d.price_paise, search_popularity(d), trust_on_time(d.maker_id), d.category,
         concat_ws(E'\n', nullif(d.material_one, ''), nullif(d.material_two, '')), coalesce(p.city, ''), u.role,
         u.is_verified,
         (search_weighted(d.title, 'A')
           || search_weighted(concat_ws(' ', d.category, d.material_one, d.material_two, d.brand, d.colour), 'B')
           || search_weighted(concat_ws(' ', u.name, p.city), 'C') || search_weighted(left(d.description, 600), 'D')
           || search_weighted(search_hashtags(d.description), 'B') || search_translated(d.translations)
           || search_tag('all', '') || search_tag('c', d.category) || search_tag('m', d.material_one)
           || search_tag('m', d.material_two) || search_tag('t', coalesce(p.city, '')) || search_tag('r', u.role)
           || search_tag('v', u.is_verified::text)
           || coalesce(search_tag('n', p.latitude || ' ' || p.longitude), '')
           -- Coarse and fine parts of powers of two: any range of prices is found by a few of one kind.
           || search_tag('p', floor(2 * ln(d.price_paise / 100.0::float8) / ln(2.0::float8))::text)
           || search_tag('f', floor(32 * ln(d.price_paise / 100.0::float8) / ln(2.0::float8))::text))::tsvector
    FROM designs d JOIN users u ON u.id = d.maker_id LEFT JOIN profiles p ON p.user_id = d.maker_id
   WHERE d.id = ANY (ids) AND d.status = 'PUBLISHED' AND is_public(u.id)
   -- Neighbours in time are neighbours on the disk, so that a walk reads few pages.
   ORDER BY d.id
  ON CONFLICT (design_id) DO UPDATE
    SET maker_id = excluded.maker_id, published_at = excluded.published_at, price_paise = excluded.price_paise,
        popularity = excluded.popularity, on_time = excluded.on_time, category = excluded.category,
        materials = excluded.materials, city = excluded.city, role = excluded.role, is_verified = excluded.is_verified, words = excluded.words;
  PERFORM search_learn(array(
    SELECT concat_ws(' ', d.title, d.category, d.material_one, d.material_two, d.brand, d.colour,
             (SELECT string_agg(concat_ws(' ', said ->> 'title', said ->> 'materialOne', said ->> 'materialTwo',
                                          said ->> 'color'), ' ')
                FROM jsonb_each(d.translations) AS each (locale, said)))
      FROM designs d JOIN design_search s ON s.design_id = d.id WHERE d.id = ANY (ids)));
  -- Whoever publishes a first design is a maker from then on, whatever their role.
  PERFORM search_refresh_makers(array(
    SELECT DISTINCT d.maker_id FROM designs d JOIN users u ON u.id = d.maker_id
     WHERE d.id = ANY (ids) AND u.role = 'USER'));
END $$;

CREATE OR REPLACE FUNCTION search_on_designs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT id FROM fresh WHERE status = 'PUBLISHED');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM search_refresh_designs(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON designs REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_designs_inserted();

CREATE OR REPLACE FUNCTION search_on_design_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_designs(array[new.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_changed
  AFTER UPDATE OF maker_id, title, description, translations, category, price_paise, material_one, material_two, brand,
    colour, status, published_at
  ON designs FOR EACH ROW
  WHEN ((old.status = 'PUBLISHED' OR new.status = 'PUBLISHED')
        AND (old.maker_id, old.title, old.description, old.translations, old.category, old.price_paise, old.material_one,
             old.material_two, old.brand, old.colour, old.status, old.published_at)
            IS DISTINCT FROM
            (new.maker_id, new.title, new.description, new.translations, new.category, new.price_paise, new.material_one,
             new.material_two, new.brand, new.colour, new.status, new.published_at))
  EXECUTE FUNCTION search_on_design_changed();

CREATE OR REPLACE FUNCTION search_on_applause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE design_search SET popularity = search_popularity(new) WHERE design_id = new.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_applauded
  AFTER UPDATE OF likes_count, saves_count, comment_count, shares_count ON designs FOR EACH ROW
  WHEN (new.status = 'PUBLISHED' AND search_popularity(old.*) <> search_popularity(new.*))
  EXECUTE FUNCTION search_on_applause();

-- Moving a row of search writes each of its words again, 100 kB: a sale only notes that it is to be moved, as does the
-- night in which a maker has become more or less punctual. Whoever takes a note holds its design, as does a sale until its commit, so that none is lost.
CREATE OR REPLACE FUNCTION search_on_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_sold (design_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_sold AFTER UPDATE OF orders_count ON designs FOR EACH ROW
  WHEN (new.status = 'PUBLISHED' AND search_popularity(old.*) <> search_popularity(new.*))
  EXECUTE FUNCTION search_on_sale();

CREATE OR REPLACE FUNCTION search_on_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT id FROM fresh WHERE role <> 'USER');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM search_refresh_makers(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_users_inserted();

CREATE OR REPLACE FUNCTION search_on_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_makers(array[new.id]);
  PERFORM search_refresh_designs(array(SELECT id FROM designs WHERE maker_id = new.id AND status = 'PUBLISHED'));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_changed AFTER UPDATE OF name, role, is_verified, status ON users FOR EACH ROW
  WHEN ((old.name, old.role, old.is_verified, old.status)
        IS DISTINCT FROM (new.name, new.role, new.is_verified, new.status))
  EXECUTE FUNCTION search_on_user_changed();

CREATE OR REPLACE FUNCTION search_on_profiles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT user_id FROM fresh);
  indexed bigint[] := array(SELECT design_id FROM design_search WHERE maker_id = ANY (ids));
BEGIN
  PERFORM search_refresh_makers(ids);
  IF cardinality(indexed) > 0 THEN PERFORM search_refresh_designs(indexed); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON profiles REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_profiles_inserted();

CREATE OR REPLACE FUNCTION search_on_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_makers(array[new.user_id]);
  IF (old.city, old.latitude, old.longitude) IS DISTINCT FROM (new.city, new.latitude, new.longitude) THEN
    PERFORM search_refresh_designs(array(SELECT design_id FROM design_search WHERE maker_id = new.user_id));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_changed AFTER UPDATE OF city, profession, bio, latitude, longitude ON profiles FOR EACH ROW
  WHEN ((old.city, old.profession, old.bio, old.latitude, old.longitude)
        IS DISTINCT FROM (new.city, new.profession, new.bio, new.latitude, new.longitude))
  EXECUTE FUNCTION search_on_profile_changed();

-- From 1000 upwards people are makers: the directory lists and counts nobody below.
CREATE OR REPLACE FUNCTION creators_ranking(role text, designs bigint, followers bigint) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (CASE WHEN designs > 0 THEN 2000 WHEN role NOT IN ('USER', 'ADMIN') THEN 1000 ELSE 0 END
    + floor(4 * ln(1 + followers) / ln(2.0::float8)))::smallint;

-- The same for a person: whoever does not show their profile to everybody stands below all whom the directory lists.
CREATE OR REPLACE FUNCTION creators_place(person bigint, role text, designs bigint, followers bigint) RETURNS smallint
  LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT CASE WHEN is_public(person) THEN creators_ranking(role, designs, followers) ELSE 0::smallint END
$$;

-- Totals are always taken in the order of their roles, as all locks on counts are.
CREATE OR REPLACE FUNCTION creators_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO creator_totals AS known (role, people)
    SELECT role, count(*) FROM fresh WHERE ranking >= 1000 GROUP BY role ORDER BY role
    ON CONFLICT (role) DO UPDATE SET people = known.people + excluded.people;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE creator_totals t SET people = t.people - g.people
      FROM (SELECT role, (SELECT count(*) FROM gone WHERE gone.role = k.role AND ranking >= 1000) AS people
              FROM creator_totals k WHERE role IN (SELECT role FROM gone WHERE ranking >= 1000)
             ORDER BY role FOR UPDATE) g
     WHERE t.role = g.role;
  ELSE
    INSERT INTO creator_totals AS known (role, people)
    SELECT role, sum(step)
      FROM (VALUES (old.role, -(old.ranking >= 1000)::int), (new.role, (new.ranking >= 1000)::int)) AS steps (role, step)
     GROUP BY role HAVING sum(step) <> 0 ORDER BY role
    ON CONFLICT (role) DO UPDATE SET people = known.people + excluded.people;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_inserted AFTER INSERT ON creators REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_count();

CREATE OR REPLACE TRIGGER creators_deleted AFTER DELETE ON creators REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION creators_count();

CREATE OR REPLACE TRIGGER creators_changed AFTER UPDATE OF role, ranking ON creators FOR EACH ROW
  WHEN ((old.role, old.ranking >= 1000) IS DISTINCT FROM (new.role, new.ranking >= 1000)) EXECUTE FUNCTION creators_count();

CREATE OR REPLACE FUNCTION creators_refresh(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM creators WHERE user_id = ANY (ids)
    AND user_id IN (SELECT id FROM users WHERE id = ANY (ids) AND status <> 'ACTIVE');
  UPDATE creators c
     SET role = u.role,
         ranking = creators_place(u.id, u.role, c.designs,
           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = u.id), 0))
    FROM users u WHERE c.user_id = ANY (ids) AND u.id = c.user_id AND c.role <> u.role;
  INSERT INTO creators (user_id, role, ranking, designs, likes, on_time, latitude, longitude)
  SELECT u.id, u.role, creators_place(u.id, u.role, own.designs,
           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = u.id), 0)), own.designs, own.likes,
         trust_on_time(u.id), p.latitude, p.longitude
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id CROSS JOIN LATERAL (
           SELECT count(*) AS designs, coalesce(sum(likes_count), 0) AS likes
             FROM designs WHERE maker_id = u.id AND status = 'PUBLISHED') own
   WHERE u.id = ANY (ids) AND u.status = 'ACTIVE'
     AND NOT EXISTS (SELECT FROM creators c WHERE c.user_id = u.id);
END $$;

CREATE OR REPLACE FUNCTION creators_on_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever has just come has neither designs nor followers.
  INSERT INTO creators (user_id, role, ranking)
  SELECT id, role, creators_ranking(role, 0, 0) FROM fresh WHERE status = 'ACTIVE';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_on_users_inserted();

CREATE OR REPLACE FUNCTION creators_on_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER creators_changed AFTER UPDATE OF role, status ON users FOR EACH ROW
  WHEN ((old.role, old.status) IS DISTINCT FROM (new.role, new.status))
  EXECUTE FUNCTION creators_on_user_changed();

-- What somebody has now is what they had before and the step; only the first and the last design move them.
CREATE OR REPLACE FUNCTION creators_step(maker bigint, designs_step bigint, likes_step bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE creators c
     SET designs = c.designs + designs_step, likes = c.likes + likes_step,
         ranking = CASE WHEN (c.designs > 0) = (c.designs + designs_step > 0) THEN c.ranking
                         ELSE creators_place(c.user_id, c.role, c.designs + designs_step,
                           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = maker), 0)) END
   WHERE c.user_id = maker
$$;

CREATE OR REPLACE FUNCTION creators_on_designs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM creators_step(maker_id, count(*), sum(likes_count))
     FROM fresh WHERE status = 'PUBLISHED' GROUP BY maker_id ORDER BY maker_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_inserted AFTER INSERT ON designs REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION creators_on_designs_inserted();

CREATE OR REPLACE FUNCTION creators_on_design_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := old.status = 'PUBLISHED';
  is_now boolean := new.status = 'PUBLISHED';
BEGIN
  PERFORM creators_step(new.maker_id, is_now::int - was::int,
    CASE WHEN is_now THEN new.likes_count ELSE 0 END - CASE WHEN was THEN old.likes_count ELSE 0 END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_changed AFTER UPDATE OF status, likes_count ON designs FOR EACH ROW
  WHEN ((old.status = 'PUBLISHED') <> (new.status = 'PUBLISHED')
        OR (new.status = 'PUBLISHED' AND old.likes_count <> new.likes_count))
  EXECUTE FUNCTION creators_on_design_changed();

CREATE OR REPLACE FUNCTION creators_on_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creators SET latitude = new.latitude, longitude = new.longitude WHERE user_id = new.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_placed_first AFTER INSERT ON profiles FOR EACH ROW
  WHEN (new.latitude IS NOT NULL) EXECUTE FUNCTION creators_on_place_changed();

CREATE OR REPLACE TRIGGER creators_placed AFTER UPDATE OF latitude, longitude ON profiles FOR EACH ROW
  WHEN ((old.latitude, old.longitude) IS DISTINCT FROM (new.latitude, new.longitude))
  EXECUTE FUNCTION creators_on_place_changed();

CREATE OR REPLACE FUNCTION creators_on_followers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creators c SET ranking = creators_place(c.user_id, c.role, c.designs, new.followers)
   WHERE c.user_id = new.user_id AND c.ranking <> creators_place(c.user_id, c.role, c.designs, new.followers);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER creators_followed AFTER INSERT OR UPDATE OF followers ON follow_counts FOR EACH ROW
  EXECUTE FUNCTION creators_on_followers_changed();

CREATE OR REPLACE FUNCTION trust_on_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creators c SET on_time = now.on_time
    FROM (SELECT maker_id, trust_on_time(maker_id) AS on_time FROM touched WHERE figure = 'ON_TIME') now
   WHERE c.user_id = now.maker_id AND c.on_time <> now.on_time;
  INSERT INTO search_sold (design_id)
  SELECT s.design_id
    FROM (SELECT maker_id, trust_on_time(maker_id) AS on_time FROM touched WHERE figure = 'ON_TIME') now
    JOIN design_search s ON s.maker_id = now.maker_id AND s.on_time <> now.on_time
   ORDER BY s.design_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER trust_inserted AFTER INSERT ON trust_figures REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION trust_on_changed();

CREATE OR REPLACE TRIGGER trust_changed AFTER UPDATE ON trust_figures REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION trust_on_changed();

CREATE OR REPLACE TRIGGER trust_deleted AFTER DELETE ON trust_figures REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION trust_on_changed();

-- Who opens or closes their profile comes into what everybody finds, or goes out of it: the directory, the search and
-- the number of published designs. The row of the directory is held first: whoever publishes for them waits there, and
-- reads afterwards who may see it. Whoever edits a design holds it before that row, so what comes into the search,
-- which refers to its designs, is held before it here too. Of a large shop that opens, the newest designs are found at
-- once, and a job finds the others again.
CREATE OR REPLACE FUNCTION privacy_move(person bigint, opens boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF opens THEN
    PERFORM FROM designs WHERE maker_id = person AND status = 'PUBLISHED' ORDER BY id FOR KEY SHARE;
  END IF;
  PERFORM FROM creators WHERE user_id = person FOR UPDATE;
  UPDATE creators c SET ranking = creators_place(c.user_id, c.role, c.designs,
           coalesce((SELECT followers FROM follow_counts f WHERE f.user_id = person), 0))
   WHERE c.user_id = person;
  PERFORM search_refresh_makers(array[person]);
  PERFORM search_refresh_designs(array(
    SELECT id FROM designs WHERE maker_id = person AND status = 'PUBLISHED'
     ORDER BY id DESC LIMIT CASE WHEN opens THEN 500 END));
  IF EXISTS (SELECT FROM users WHERE id = person AND status = 'ACTIVE') THEN PERFORM totals_move(person, opens); END IF;
END $$;

-- How many published designs everybody may see: those of one person come in or go out.
CREATE OR REPLACE FUNCTION totals_move(person bigint, opens boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE design_totals SET published = published + CASE WHEN opens THEN 1 ELSE -1 END
    * (SELECT count(*) FROM designs WHERE maker_id = person AND status = 'PUBLISHED')
$$;

-- The last trigger of a ban, or of its end, by its name: the row of the totals is held for a moment only.
CREATE OR REPLACE FUNCTION totals_on_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM privacy_settings WHERE user_id = new.id AND profile_visibility <> 'PUBLIC') THEN
    PERFORM totals_move(new.id, new.status = 'ACTIVE');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER totals_changed AFTER UPDATE OF status ON users FOR EACH ROW
  WHEN ((old.status = 'ACTIVE') <> (new.status = 'ACTIVE')) EXECUTE FUNCTION totals_on_user_changed();

CREATE OR REPLACE FUNCTION privacy_on_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP = 'INSERT' OR old.profile_visibility = 'PUBLIC';
  is_now boolean := TG_OP = 'DELETE' OR new.profile_visibility = 'PUBLIC';
BEGIN
  IF was <> is_now THEN PERFORM privacy_move(CASE WHEN TG_OP = 'DELETE' THEN old.user_id ELSE new.user_id END, is_now); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER privacy_changed AFTER INSERT OR DELETE OR UPDATE OF profile_visibility ON privacy_settings
  FOR EACH ROW EXECUTE FUNCTION privacy_on_changed();

-- What admins have done is written once: rows are added, and neither changed nor deleted.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The rows of % never change', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER admin_acts_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Payments and refunds carry the maker of their order, and payments its buyer, so that what moved is found by its time.
CREATE OR REPLACE FUNCTION payments_copy_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT maker_id, buyer_id INTO new.maker_id, new.buyer_id FROM orders WHERE id = new.order_id;
  RETURN new;
END $$;
CREATE OR REPLACE TRIGGER payments_of_maker BEFORE INSERT ON payments FOR EACH ROW
  EXECUTE FUNCTION payments_copy_maker();

CREATE OR REPLACE FUNCTION refunds_copy_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT maker_id INTO new.maker_id FROM payments WHERE id = new.payment_id;
  RETURN new;
END $$;
CREATE OR REPLACE TRIGGER refunds_of_maker BEFORE INSERT ON refunds FOR EACH ROW
  EXECUTE FUNCTION refunds_copy_maker();

-- The words by which orders are found (server/src/modules/orders/search), written with the items of an order, and
-- anew when a side has taken another name.
CREATE OR REPLACE FUNCTION order_words_write(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_words (order_id, maker_id, buyer_id, sold_words, bought_words)
  SELECT o.id, o.maker_id, o.buyer_id, lower(concat_ws(E'\n', n.number, b.name, i.titles)),
         lower(concat_ws(E'\n', n.number, m.name, i.titles))
    FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users m ON m.id = o.maker_id
   CROSS JOIN LATERAL (SELECT to_char(o.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY') || '-'
                              || lpad(o.id::text, greatest(6, length(o.id::text)), '0') AS number) n
   CROSS JOIN LATERAL (SELECT string_agg(title, E'\n' ORDER BY id) AS titles FROM order_items WHERE order_id = o.id) i
   WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET sold_words = excluded.sold_words, bought_words = excluded.bought_words
$$;

-- The advisory lock of a person's names in these words. Few, so that many orders at once fit into the table of locks.
CREATE OR REPLACE FUNCTION words_lock(person bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT 7262628000 + person % 256
$$;

-- Holds the lock of both sides until the order is committed: a job that writes a new name would not see it before, and
-- leave the old name in it.
CREATE OR REPLACE FUNCTION words_on_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(lock) FROM (
    SELECT DISTINCT words_lock(unnest(ARRAY[o.buyer_id, o.maker_id])) AS lock
      FROM orders o WHERE o.id IN (SELECT order_id FROM added)) locks;
  PERFORM order_words_write(array(SELECT DISTINCT order_id FROM added));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER words_added AFTER INSERT ON order_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION words_on_items();

CREATE OR REPLACE FUNCTION words_on_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO renamed_people (user_id) VALUES (new.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER words_renamed AFTER UPDATE OF name ON users FOR EACH ROW
  WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION words_on_renamed();

-- Those of before.
UPDATE payments p SET maker_id = o.maker_id, buyer_id = o.buyer_id FROM orders o
 WHERE o.id = p.order_id AND (p.maker_id IS NULL OR p.buyer_id IS NULL);
UPDATE refunds r SET maker_id = p.maker_id FROM payments p WHERE p.id = r.payment_id AND r.maker_id IS NULL;

-- Counted anew while the row is held, so that nobody who publishes meanwhile is missed or counted twice.
SELECT FROM design_totals WHERE id = 1 FOR UPDATE;
UPDATE design_totals SET published = (SELECT count(*) FROM designs WHERE status = 'PUBLISHED' AND is_public(maker_id))
 WHERE id = 1;
-- What stands in an Indian script is found without its dots and joiners as well.
UPDATE search_words SET word = search_fold(spelling) WHERE spelling ~ '[\u0900-\u0d7f]';
SELECT search_refresh_designs(array(
  SELECT id FROM designs
   WHERE status = 'PUBLISHED' AND concat_ws(' ', title, description, material_one, material_two, colour, translations)
         ~ '[\u0900-\u0d7f]'));
SELECT search_refresh_makers(array(
  SELECT u.id FROM users u LEFT JOIN profiles p ON p.user_id = u.id
   WHERE concat_ws(' ', u.name, p.profession, p.city, p.bio) ~ '[\u0900-\u0d7f]'));
