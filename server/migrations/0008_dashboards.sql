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
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"picture_key" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" in ('PENDING','IN_PROGRESS','RESPONDED','CLOSED')),
	CONSTRAINT "enquiries_message_check" CHECK (char_length("enquiries"."message") between 1 and 2000),
	CONSTRAINT "enquiries_parties_check" CHECK ("enquiries"."user_id" is distinct from "enquiries"."maker_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_replies_content_check" CHECK (char_length("enquiry_replies"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"version" integer NOT NULL,
	"unit" text NOT NULL,
	"lengths" jsonb NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"measured_by" text NOT NULL,
	"measured_on" date NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurements_unit_check" CHECK ("measurements"."unit" in ('cm','in')),
	CONSTRAINT "measurements_version_check" CHECK ("measurements"."version" > 0),
	CONSTRAINT "measurements_lengths_check" CHECK (jsonb_typeof("measurements"."lengths") = 'object')
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_type_check" CHECK ("meetings"."type" in ('HOME_VISIT','PHONE_CALL')),
	CONSTRAINT "meetings_status_check" CHECK ("meetings"."status" in ('SCHEDULED','IN_PROGRESS','COMPLETED','CANCELLED')),
	CONSTRAINT "meetings_address_check" CHECK (("meetings"."type" = 'HOME_VISIT') = ("meetings"."address" is not null)),
	CONSTRAINT "meetings_parties_check" CHECK ("meetings"."buyer_id" <> "meetings"."maker_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "enquiry_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "asker_name" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_change" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_viewers" ADD CONSTRAINT "design_viewers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_views" ADD CONSTRAINT "design_views_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_viewers_design_idx" ON "design_viewers" USING btree ("design_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_once" ON "enquiries" USING btree ("design_id","fingerprint");--> statement-breakpoint
CREATE INDEX "enquiries_maker_idx" ON "enquiries" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_design_idx" ON "enquiries" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_user_idx" ON "enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry_idx" ON "enquiry_replies" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_version_key" ON "measurements" USING btree ("order_id","garment","version");--> statement-breakpoint
CREATE INDEX "measurements_order_idx" ON "measurements" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "measurements_owner_idx" ON "measurements" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_active" ON "meetings" USING btree ("order_id") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_per_slot" ON "meetings" USING btree ("maker_id","scheduled_at") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "meetings_order_idx" ON "meetings" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meetings_calendar_idx" ON "meetings" USING btree ("maker_id","scheduled_at","id") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "meetings_reminder_idx" ON "meetings" USING btree ("scheduled_at") WHERE status = 'SCHEDULED' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "meetings_buyer_idx" ON "meetings" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_enquiry_idx" ON "notifications" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "notifications_meeting_idx" ON "notifications" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "orders_maker_status_idx" ON "orders" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("maker_id","confirmed_at","total_paise") WHERE "orders"."status" <> 'CANCELLED' and "orders"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_time_idx" ON "refunds" USING btree ("created_at");