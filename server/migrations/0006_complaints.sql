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
ALTER TABLE "notifications" ADD COLUMN "complaint_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "complaint_step" text;--> statement-breakpoint
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
CREATE INDEX "complaint_history_complaint_idx" ON "complaint_history" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaint_messages_thread_idx" ON "complaint_messages" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_messages_nonce_key" ON "complaint_messages" USING btree ("complaint_id","author_id","nonce");--> statement-breakpoint
CREATE INDEX "complaint_pictures_complaint_idx" ON "complaint_pictures" USING btree ("complaint_id","position");--> statement-breakpoint
CREATE INDEX "complaint_pictures_message_idx" ON "complaint_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_idempotency_key" ON "complaints" USING btree ("complainant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "complaints_filed_idx" ON "complaints" USING btree ("complainant_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_about_idx" ON "complaints" USING btree ("respondent_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_order_idx" ON "complaints" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_complaint_idx" ON "notifications" USING btree ("complaint_id") WHERE "notifications"."complaint_id" is not null;