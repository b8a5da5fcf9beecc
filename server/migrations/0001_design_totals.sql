-- The one row that counts the published designs.
INSERT INTO design_totals (id, published) VALUES (1, 0);
