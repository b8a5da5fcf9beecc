CREATE TABLE "order_day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"status" text NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "order_days_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "summed_orders" (
	"id" smallint PRIMARY KEY NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "summed_orders_one_check" CHECK ("summed_orders"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "order_day_changes_day_idx" ON "order_day_changes" USING btree ("day");