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
ALTER TABLE "notifications" ADD COLUMN "meeting_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_change" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_active" ON "meetings" USING btree ("order_id") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_per_slot" ON "meetings" USING btree ("maker_id","scheduled_at") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "meetings_order_idx" ON "meetings" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meetings_calendar_idx" ON "meetings" USING btree ("maker_id","scheduled_at","id") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "meetings_reminder_idx" ON "meetings" USING btree ("scheduled_at") WHERE status = 'SCHEDULED' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "meetings_buyer_idx" ON "meetings" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_meeting_idx" ON "notifications" USING btree ("meeting_id");