CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX search_words_alike_idx ON search_words USING gin (spelling gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_folded_beginning_idx ON search_words USING btree (word text_pattern_ops);
--> statement-breakpoint
-- plainWords() of server/src/modules/discovery/fold-words.ts.
CREATE FUNCTION search_plain(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    lower(CASE WHEN octet_length(words) = char_length(words) THEN words
               ELSE regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g') END),
    '[^a-z0-9\u00f8-\u0963\u0966-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+', ' ', 'g'));
--> statement-breakpoint
-- foldWords() of the same file, rule by rule.
CREATE FUNCTION search_fold(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := search_plain(words);
  before text;
  letter text;
  letters text[] := string_to_array('abcdefghijklmnopqrstuvwxyz', NULL);
BEGIN
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
--> statement-breakpoint
-- Text of a tsvector: each word once, with a weight. One place for all: rank counts weights, not distances.
CREATE FUNCTION search_weighted(words text, weight text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(coalesce(search_fold(words), ''), '([^ ]+)', '\1:1' || weight, 'g') || ' ';
--> statement-breakpoint
-- Text of a tsvector: a value of a facet, told from words by the letter before the colon.
CREATE FUNCTION search_tag(facet text, value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '''' || facet || ':' || replace(replace(lower(btrim(value)), '\', '\\'), '''', '''''') || ''' ';
--> statement-breakpoint
CREATE FUNCTION search_popularity(design designs) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(2 * ln(1 + (design).likes_count + 2 * (design).saves_count + 2 * (design).comment_count
                        + 2 * (design).shares_count + 5 * (design).orders_count) / ln(2.0::float8))::smallint;
--> statement-breakpoint
-- New words are written in the order of their spelling within one call. A transaction that calls this again begins
-- anew in the alphabet, so two that publish the same new words may meet in a deadlock; inTransaction() tries again.
CREATE FUNCTION search_learn(texts text[]) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
CREATE FUNCTION search_refresh_makers(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM maker_search WHERE user_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM users u
     WHERE u.id = user_id AND u.status = 'ACTIVE'
       AND (u.role NOT IN ('USER', 'ADMIN') OR EXISTS (SELECT FROM design_search d WHERE d.maker_id = u.id)));
  INSERT INTO maker_search AS known (user_id, city, role, is_verified, words)
  SELECT u.id, coalesce(p.city, ''), u.role, u.is_verified,
         (search_weighted(u.name, 'A') || search_weighted(p.profession, 'B')
           || search_weighted(CASE WHEN u.role = 'USER' THEN '' ELSE u.role END, 'B')
           || search_weighted(p.city, 'C') || search_weighted(left(p.bio, 400), 'D')
           || search_tag('all', '') || search_tag('t', coalesce(p.city, '')) || search_tag('r', u.role)
           || search_tag('v', u.is_verified::text))::tsvector
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id
   WHERE u.id = ANY (ids) AND u.status = 'ACTIVE'
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
--> statement-breakpoint
CREATE FUNCTION search_refresh_designs(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM design_search WHERE design_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM designs d JOIN users u ON u.id = d.maker_id AND u.status = 'ACTIVE'
     WHERE d.id = design_id AND d.status = 'PUBLISHED');
  INSERT INTO design_search (design_id, maker_id, published_at, price_paise, popularity, category, materials,
                             city, role, is_verified, words)
  SELECT d.id, d.maker_id, d.published_at, d.price_paise, search_popularity(d), d.category,
         concat_ws(E'\n', nullif(d.material_one, ''), nullif(d.material_two, '')), coalesce(p.city, ''), u.role,
         u.is_verified,
         (search_weighted(d.title, 'A')
           || search_weighted(concat_ws(' ', d.category, d.material_one, d.material_two), 'B')
           || search_weighted(concat_ws(' ', u.name, p.city), 'C') || search_weighted(left(d.description, 600), 'D')
           || search_tag('all', '') || search_tag('c', d.category) || search_tag('m', d.material_one)
           || search_tag('m', d.material_two) || search_tag('t', coalesce(p.city, '')) || search_tag('r', u.role)
           || search_tag('v', u.is_verified::text)
           -- Coarse and fine parts of powers of two: any range of prices is found by a few of one kind.
           || search_tag('p', floor(2 * ln(d.price_paise / 100.0::float8) / ln(2.0::float8))::text)
           || search_tag('f', floor(32 * ln(d.price_paise / 100.0::float8) / ln(2.0::float8))::text))::tsvector
    FROM designs d JOIN users u ON u.id = d.maker_id LEFT JOIN profiles p ON p.user_id = d.maker_id
   WHERE d.id = ANY (ids) AND d.status = 'PUBLISHED' AND u.status = 'ACTIVE'
   -- Neighbours in time are neighbours on the disk, so that a walk reads few pages.
   ORDER BY d.id
  ON CONFLICT (design_id) DO UPDATE
    SET maker_id = excluded.maker_id, published_at = excluded.published_at, price_paise = excluded.price_paise,
        popularity = excluded.popularity, category = excluded.category, materials = excluded.materials,
        city = excluded.city, role = excluded.role, is_verified = excluded.is_verified, words = excluded.words;
  PERFORM search_learn(array(
    SELECT concat_ws(' ', title, category, material_one, material_two)
      FROM designs WHERE id = ANY (ids) AND status = 'PUBLISHED'));
  -- Whoever publishes a first design is a maker from then on, whatever their role.
  PERFORM search_refresh_makers(array(
    SELECT DISTINCT d.maker_id FROM designs d JOIN users u ON u.id = d.maker_id
     WHERE d.id = ANY (ids) AND u.role = 'USER'));
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_designs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT id FROM fresh WHERE status = 'PUBLISHED');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM search_refresh_designs(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_inserted AFTER INSERT ON designs REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_designs_inserted();
--> statement-breakpoint
CREATE FUNCTION search_on_design_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_designs(array[new.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_changed
  AFTER UPDATE OF maker_id, title, description, category, price_paise, material_one, material_two, status, published_at
  ON designs FOR EACH ROW
  WHEN ((old.status = 'PUBLISHED' OR new.status = 'PUBLISHED')
        AND (old.maker_id, old.title, old.description, old.category, old.price_paise, old.material_one,
             old.material_two, old.status, old.published_at)
            IS DISTINCT FROM
            (new.maker_id, new.title, new.description, new.category, new.price_paise, new.material_one,
             new.material_two, new.status, new.published_at))
  EXECUTE FUNCTION search_on_design_changed();
--> statement-breakpoint
CREATE FUNCTION search_on_applause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE design_search SET popularity = search_popularity(new) WHERE design_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_applauded
  AFTER UPDATE OF likes_count, saves_count, comment_count, shares_count, orders_count ON designs FOR EACH ROW
  WHEN (new.status = 'PUBLISHED' AND search_popularity(old.*) <> search_popularity(new.*))
  EXECUTE FUNCTION search_on_applause();
--> statement-breakpoint
CREATE FUNCTION search_on_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT id FROM fresh WHERE role <> 'USER');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM search_refresh_makers(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_users_inserted();
--> statement-breakpoint
CREATE FUNCTION search_on_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_makers(array[new.id]);
  PERFORM search_refresh_designs(array(SELECT id FROM designs WHERE maker_id = new.id AND status = 'PUBLISHED'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF name, role, is_verified, status ON users FOR EACH ROW
  WHEN ((old.name, old.role, old.is_verified, old.status)
        IS DISTINCT FROM (new.name, new.role, new.is_verified, new.status))
  EXECUTE FUNCTION search_on_user_changed();
--> statement-breakpoint
CREATE FUNCTION search_on_profiles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT user_id FROM fresh);
  indexed bigint[] := array(SELECT design_id FROM design_search WHERE maker_id = ANY (ids));
BEGIN
  PERFORM search_refresh_makers(ids);
  IF cardinality(indexed) > 0 THEN PERFORM search_refresh_designs(indexed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_inserted AFTER INSERT ON profiles REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION search_on_profiles_inserted();
--> statement-breakpoint
CREATE FUNCTION search_on_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_makers(array[new.user_id]);
  IF old.city <> new.city THEN
    PERFORM search_refresh_designs(array(SELECT design_id FROM design_search WHERE maker_id = new.user_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF city, profession, bio ON profiles FOR EACH ROW
  WHEN ((old.city, old.profession, old.bio) IS DISTINCT FROM (new.city, new.profession, new.bio))
  EXECUTE FUNCTION search_on_profile_changed();
--> statement-breakpoint
SELECT search_refresh_designs(array(SELECT id FROM designs WHERE status = 'PUBLISHED'));
--> statement-breakpoint
SELECT search_refresh_makers(array(SELECT id FROM users WHERE role <> 'USER'));
