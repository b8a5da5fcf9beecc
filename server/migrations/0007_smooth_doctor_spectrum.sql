CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "search_sold" (
	"design_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"sold_words" text NOT NULL,
	"bought_words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renamed_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renamed_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changed_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_days" (
	"maker_id" bigint NOT NULL,
	"design_id" bigint NOT NULL,
	"day" date NOT NULL,
	"sold" integer NOT NULL,
	"pieces" integer NOT NULL,
	"paise" numeric NOT NULL,
	"delivered" integer NOT NULL,
	"cancelled" integer NOT NULL,
	CONSTRAINT "design_days_design_id_day_pk" PRIMARY KEY("design_id","day")
);
--> statement-breakpoint
CREATE TABLE "maker_days" (
	"maker_id" bigint NOT NULL,
	"day" date NOT NULL,
	"sold_paise" bigint NOT NULL,
	"sold_orders" integer NOT NULL,
	"paid_paise" bigint NOT NULL,
	"back_paise" bigint NOT NULL,
	"held_paise" bigint NOT NULL,
	"kept_paise" bigint NOT NULL,
	CONSTRAINT "maker_days_maker_id_day_pk" PRIMARY KEY("maker_id","day")
);
--> statement-breakpoint
CREATE TABLE "summed_makers" (
	"maker_id" bigint PRIMARY KEY NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_cancelled_idx";--> statement-breakpoint
DROP INDEX "orders_sold_idx";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "buyer_id" bigint;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renamed_people" ADD CONSTRAINT "renamed_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_days" ADD CONSTRAINT "design_days_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_days" ADD CONSTRAINT "design_days_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_days" ADD CONSTRAINT "maker_days_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summed_makers" ADD CONSTRAINT "summed_makers_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_sold_idx" ON "order_words" USING gin ("maker_id","sold_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_words_bought_idx" ON "order_words" USING gin ("buyer_id","bought_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "renamed_people_user_idx" ON "renamed_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "changed_days_maker_idx" ON "changed_days" USING btree ("maker_id","day");--> statement-breakpoint
CREATE INDEX "design_days_maker_idx" ON "design_days" USING btree ("maker_id","day");--> statement-breakpoint
CREATE INDEX "summed_makers_until_idx" ON "summed_makers" USING btree ("until");--> statement-breakpoint
CREATE INDEX "order_history_cancelled_idx" ON "order_history" USING btree ("actor_id","created_at") WHERE "order_history"."to_status" = 'CANCELLED' and "order_history"."actor" = 'MAKER';--> statement-breakpoint
CREATE INDEX "orders_buyer_status_idx" ON "orders" USING btree ("buyer_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_buyer_idx" ON "payments" USING btree ("buyer_id","authorized_at") WHERE "payments"."status" in ('AUTHORIZED','CAPTURED','REFUNDED');--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("maker_id","confirmed_at","status","total_paise") WHERE "orders"."confirmed_at" is not null;