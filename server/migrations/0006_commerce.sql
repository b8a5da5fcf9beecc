CREATE TABLE "complaint_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"side" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_history_side_check" CHECK ("complaint_history"."side" in ('COMPLAINANT','RESPONDENT','DESK'))
);
--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"side" text NOT NULL,
	"content" text NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_messages_side_check" CHECK ("complaint_messages"."side" in ('COMPLAINANT','RESPONDENT','DESK'))
);
--> statement-breakpoint
CREATE TABLE "complaint_pictures" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"complaint_id" bigint NOT NULL,
	"message_id" bigint,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complainant_id" bigint NOT NULL,
	"respondent_id" bigint,
	"order_id" bigint,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "complaints_category_check" CHECK ("complaints"."category" in ('product-quality','delivery','customer-service','billing','technical','other')),
	CONSTRAINT "complaints_priority_check" CHECK ("complaints"."priority" in ('low','medium','high','urgent')),
	CONSTRAINT "complaints_status_check" CHECK ("complaints"."status" in ('OPEN','IN_PROGRESS','RESOLVED')),
	CONSTRAINT "complaints_resolved_check" CHECK (("complaints"."status" = 'RESOLVED') = ("complaints"."resolved_at" is not null)),
	CONSTRAINT "complaints_parties_check" CHECK ("complaints"."complainant_id" is distinct from "complaints"."respondent_id"),
	CONSTRAINT "complaints_order_check" CHECK ("complaints"."respondent_id" is null or "complaints"."order_id" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "document_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "documents_kind_check" CHECK (("documents"."kind", "documents"."series") in (('ADVANCE_RECEIPT','R'),('FINAL_RECEIPT','R'),('INVOICE','I'),('REFUND_VOUCHER','V'),('CREDIT_NOTE','C')))
);
--> statement-breakpoint
CREATE TABLE "documents_backlog" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_backlog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "order_update_pictures" (
	"update_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "order_update_pictures_update_id_position_pk" PRIMARY KEY("update_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_updates_note_check" CHECK (char_length("order_updates"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "designs" DROP CONSTRAINT "designs_status_check";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "condition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "order_update_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "enquiry_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "asker_name" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_change" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "complaint_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "complaint_step" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "final_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "final_reminded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_expected_on" date;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'CANCELLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "processed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaint_history" ADD CONSTRAINT "complaint_history_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_history" ADD CONSTRAINT "complaint_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_message_id_complaint_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_complainant_id_users_id_fk" FOREIGN KEY ("complainant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_respondent_id_users_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_viewers" ADD CONSTRAINT "design_viewers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_views" ADD CONSTRAINT "design_views_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents_backlog" ADD CONSTRAINT "documents_backlog_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_update_id_order_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_history_complaint_idx" ON "complaint_history" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaint_messages_thread_idx" ON "complaint_messages" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_messages_nonce_key" ON "complaint_messages" USING btree ("complaint_id","author_id","nonce");--> statement-breakpoint
CREATE INDEX "complaint_pictures_complaint_idx" ON "complaint_pictures" USING btree ("complaint_id","position");--> statement-breakpoint
CREATE INDEX "complaint_pictures_message_idx" ON "complaint_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_idempotency_key" ON "complaints" USING btree ("complainant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "complaints_filed_idx" ON "complaints" USING btree ("complainant_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_about_idx" ON "complaints" USING btree ("respondent_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_order_idx" ON "complaints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "design_viewers_design_idx" ON "design_viewers" USING btree ("design_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_order_name_key" ON "documents" USING btree ("order_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_key" ON "documents" USING btree ("series","year","serial");--> statement-breakpoint
CREATE INDEX "documents_backlog_at_idx" ON "documents_backlog" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "documents_backlog_order_idx" ON "documents_backlog" USING btree ("order_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "order_update_pictures_media_key" ON "order_update_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "order_updates_order_idx" ON "order_updates" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_updates_idempotency_key" ON "order_updates" USING btree ("order_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_update_id_order_updates_id_fk" FOREIGN KEY ("order_update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_search_near_idx" ON "design_search" USING btree ("category","price_paise","design_id","maker_id","materials");--> statement-breakpoint
CREATE INDEX "design_search_same_cloth_idx" ON "design_search" USING btree ("category","materials","price_paise","design_id","maker_id");--> statement-breakpoint
CREATE INDEX "notifications_complaint_idx" ON "notifications" USING btree ("complaint_id") WHERE "notifications"."complaint_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_update_idx" ON "notifications" USING btree ("order_update_id") WHERE "notifications"."order_update_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_enquiry_idx" ON "notifications" USING btree ("enquiry_id") WHERE "notifications"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_meeting_idx" ON "notifications" USING btree ("meeting_id") WHERE "notifications"."meeting_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_request_key" ON "order_history" USING btree ("order_id","request_key") WHERE "order_history"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "orders_final_due_idx" ON "orders" USING btree ("final_due_at") WHERE "orders"."final_reminded" < 4 and "orders"."status" in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY');--> statement-breakpoint
CREATE INDEX "orders_maker_status_idx" ON "orders" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("maker_id","confirmed_at","total_paise") WHERE "orders"."status" <> 'CANCELLED' and "orders"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_time_idx" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("updated_at") WHERE "refunds"."status" = 'FAILED';--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_size_check" CHECK ("designs"."size" in ('','XS','S','M','L','XL','XXL'));--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_condition_check" CHECK ("designs"."condition" in ('','New','Like New','Good','Fair'));--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_status_check" CHECK ("designs"."status" in ('PROCESSING','PUBLISHED','WITHDRAWN','HIDDEN','DELETED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier_check" CHECK ("orders"."shipping_carrier" in ('FedEx','UPS','DHL','USPS','Blue Dart','Delhivery','Ekart','Other'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_refunded_check" CHECK ("payment_attempts"."refunded_paise" >= 0 and "payment_attempts"."refunded_paise" <= "payment_attempts"."amount_paise");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','SECOND','WRONG','LATE'));