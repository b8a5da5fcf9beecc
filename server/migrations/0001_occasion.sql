CREATE TABLE "occasion_guests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasion_guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occasion_id" bigint NOT NULL,
	"name" text NOT NULL,
	"naap_person_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occasion_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"occasion_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occasion_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasion_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"payer_name" text DEFAULT '' NOT NULL,
	"proved_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "occasion_shares_purpose_check" CHECK ("occasion_shares"."purpose" in ('ADVANCE','FINAL'))
);
--> statement-breakpoint
CREATE TABLE "occasions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organiser_id" bigint NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"delivery" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "occasions_delivery_check" CHECK ("occasions"."delivery" in ('TOGETHER','ONE_BY_ONE'))
);
--> statement-breakpoint
ALTER TABLE "occasion_guests" ADD CONSTRAINT "occasion_guests_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_guests" ADD CONSTRAINT "occasion_guests_naap_person_id_naap_people_id_fk" FOREIGN KEY ("naap_person_id") REFERENCES "public"."naap_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_guest_id_occasion_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."occasion_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_shares" ADD CONSTRAINT "occasion_shares_order_id_occasion_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."occasion_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occasion_guests_occasion_idx" ON "occasion_guests" USING btree ("occasion_id","id");--> statement-breakpoint
CREATE INDEX "occasion_guests_naap_idx" ON "occasion_guests" USING btree ("naap_person_id") WHERE "occasion_guests"."naap_person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_guests_idempotency_key" ON "occasion_guests" USING btree ("occasion_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "occasion_orders_occasion_idx" ON "occasion_orders" USING btree ("occasion_id");--> statement-breakpoint
CREATE INDEX "occasion_orders_guest_idx" ON "occasion_orders" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_shares_token_key" ON "occasion_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_shares_live_key" ON "occasion_shares" USING btree ("order_id","purpose") WHERE "occasion_shares"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "occasion_shares_order_idx" ON "occasion_shares" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "occasion_shares_expiry_idx" ON "occasion_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "occasions_organiser_idx" ON "occasions" USING btree ("organiser_id","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasions_idempotency_key" ON "occasions" USING btree ("organiser_id","idempotency_key");