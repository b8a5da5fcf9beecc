CREATE TABLE "admin_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" bigint,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"show_online_status" boolean DEFAULT true NOT NULL,
	"allow_messages_from_anyone" boolean DEFAULT true NOT NULL,
	"show_contact_info" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_subject_idx" ON "admin_acts" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "admin_acts_name_idx" ON "admin_acts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "admin_acts_admin_idx" ON "admin_acts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_acts_words_idx" ON "admin_acts" USING gin (to_tsvector('simple', "reason"));--> statement-breakpoint
CREATE INDEX "privacy_settings_hidden_idx" ON "privacy_settings" USING btree ("user_id") WHERE not "privacy_settings"."show_online_status";--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","id" DESC NULLS FIRST);