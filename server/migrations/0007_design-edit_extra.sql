-- A design is found by its brand and its colour, too.
CREATE OR REPLACE FUNCTION search_refresh_designs(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
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
           || search_weighted(concat_ws(' ', d.category, d.material_one, d.material_two, d.brand, d.colour), 'B')
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
    SELECT concat_ws(' ', title, category, material_one, material_two, brand, colour)
      FROM designs WHERE id = ANY (ids) AND status = 'PUBLISHED'));
  -- Whoever publishes a first design is a maker from then on, whatever their role.
  PERFORM search_refresh_makers(array(
    SELECT DISTINCT d.maker_id FROM designs d JOIN users u ON u.id = d.maker_id
     WHERE d.id = ANY (ids) AND u.role = 'USER'));
END $$;
--> statement-breakpoint
DROP TRIGGER search_changed ON designs;
--> statement-breakpoint
CREATE TRIGGER search_changed
  AFTER UPDATE OF maker_id, title, description, category, price_paise, material_one, material_two, brand, colour, status,
    published_at
  ON designs FOR EACH ROW
  WHEN ((old.status = 'PUBLISHED' OR new.status = 'PUBLISHED')
        AND (old.maker_id, old.title, old.description, old.category, old.price_paise, old.material_one,
             old.material_two, old.brand, old.colour, old.status, old.published_at)
            IS DISTINCT FROM
            (new.maker_id, new.title, new.description, new.category, new.price_paise, new.material_one,
             new.material_two, new.brand, new.colour, new.status, new.published_at))
  EXECUTE FUNCTION search_on_design_changed();
