CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"item" smallint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"unit_paise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind_check" CHECK ("order_lines"."kind" in ('DESIGN','OPTION','QUOTE','DISCOUNT')),
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" >= 1),
	CONSTRAINT "order_lines_discount_check" CHECK ("order_lines"."kind" <> 'DISCOUNT' or "order_lines"."unit_paise" <= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_percent" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Orders placed before are made of their designs alone.
INSERT INTO "order_lines" (order_id, position, item, kind, label, unit_paise, quantity)
SELECT order_id, place, place, 'DESIGN', title, price_paise, quantity
  FROM (SELECT *, row_number() OVER (PARTITION BY order_id ORDER BY id) - 1 AS place FROM order_items) AS items;
