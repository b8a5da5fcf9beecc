CREATE TABLE "design_viewers" (
	"day" date NOT NULL,
	"design_id" bigint NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "design_viewers_day_design_id_viewer_pk" PRIMARY KEY("day","design_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "design_views" (
	"design_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "design_views_design_id_day_pk" PRIMARY KEY("design_id","day"),
	CONSTRAINT "design_views_check" CHECK ("design_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_viewers" ADD CONSTRAINT "design_viewers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_views" ADD CONSTRAINT "design_views_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_viewers_design_idx" ON "design_viewers" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "orders_maker_status_idx" ON "orders" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("maker_id","confirmed_at","total_paise") WHERE "orders"."status" <> 'CANCELLED' and "orders"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_time_idx" ON "refunds" USING btree ("created_at");