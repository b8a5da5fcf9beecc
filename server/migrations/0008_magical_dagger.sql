CREATE TABLE "order_family_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_family_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"with_photographs" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "order_family_links" ADD CONSTRAINT "order_family_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_family_links_token_key" ON "order_family_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "order_family_links_order_idx" ON "order_family_links" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_family_links_expiry_idx" ON "order_family_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_day_changes_day_idx" ON "order_day_changes" USING btree ("day");