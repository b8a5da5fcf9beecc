ALTER TABLE "orders" DROP CONSTRAINT "orders_carrier_check";--> statement-breakpoint
DROP INDEX "enquiries_user_idx";--> statement-breakpoint
DROP INDEX "meetings_buyer_idx";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "measuring" text DEFAULT 'MADE_TO_MEASURE' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "measuring" text DEFAULT 'MADE_TO_MEASURE' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "making_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transit_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "visit_radius_km" smallint DEFAULT 40 NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiries_user_idx" ON "enquiries" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meetings_buyer_idx" ON "meetings" USING btree ("buyer_id","scheduled_at");--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_measuring_check" CHECK ("designs"."measuring" in ('MADE_TO_MEASURE','SIZED','NONE'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_measuring_check" CHECK ("orders"."measuring" in ('MADE_TO_MEASURE','SIZED','NONE'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_days_check" CHECK ("orders"."making_days" >= 1 and "orders"."transit_days" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier_check" CHECK ("orders"."shipping_carrier" in ('Blue Dart','India Post','Delhivery','DTDC','Ekart','DHL','FedEx','UPS','USPS','Other'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_visit_radius_check" CHECK ("profiles"."visit_radius_km" between 0 and 500);--> statement-breakpoint
-- As guessMeasuring reads a design whose maker has not said how it is fitted.
UPDATE designs SET measuring = CASE
    WHEN category IN ('Accessories', 'Bags', 'Jewelry', 'Home Decor') THEN 'NONE'
    WHEN category = 'Shoes' OR size <> '' THEN 'SIZED'
    WHEN title ~* '\m(sar(ee|i)s?|dupattas?|stoles?|shawls?|scar(f|ves)|turbans?|safas?)\M'
     AND title !~* '\m(blouse|set|suit|lehenga|kurtas?|anarkali|gown|choli)\M' THEN 'NONE'
    ELSE 'MADE_TO_MEASURE' END;--> statement-breakpoint
-- An order that was measured, or whose meeting is booked, stays one that is made to measure.
UPDATE orders o SET making_days = d.days, measuring = CASE
    WHEN EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id
                    AND h.to_status IN ('MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED')) THEN 'MADE_TO_MEASURE'
    WHEN 'MADE_TO_MEASURE' = ANY(d.kinds) THEN 'MADE_TO_MEASURE'
    WHEN 'SIZED' = ANY(d.kinds) THEN 'SIZED' ELSE 'NONE' END
  FROM (SELECT i.order_id, max(g.completion_days) AS days, array_agg(g.measuring) AS kinds
          FROM order_items i JOIN designs g ON g.id = i.design_id GROUP BY i.order_id) d
 WHERE d.order_id = o.id;
