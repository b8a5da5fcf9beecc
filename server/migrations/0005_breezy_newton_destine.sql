CREATE TABLE "design_uploads" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_requests" (
	"follower_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_requests_follower_id_maker_id_pk" PRIMARY KEY("follower_id","maker_id"),
	CONSTRAINT "follow_requests_not_oneself" CHECK ("follow_requests"."follower_id" <> "follow_requests"."maker_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
DROP INDEX "designs_hidden_idx";--> statement-breakpoint
DROP INDEX "reports_target_idx";--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "profile_visibility" text DEFAULT 'PUBLIC' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "design_uploads" ADD CONSTRAINT "design_uploads_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_requests_maker_idx" ON "follow_requests" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_acts_kind_idx" ON "admin_acts" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("status","id") WHERE "reports"."status" <> 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_open_target_idx" ON "reports" USING btree ("kind","target_id") WHERE "reports"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "designs_unseen_idx" ON "designs" USING btree ("status","id") WHERE "designs"."status" <> 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "privacy_settings_private_idx" ON "privacy_settings" USING btree ("user_id","profile_visibility") WHERE "privacy_settings"."profile_visibility" <> 'PUBLIC';--> statement-breakpoint
CREATE INDEX "mails_owner_idx" ON "mails" USING btree ("owner_id") WHERE "mails"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("kind","target_id","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('LIKE','COMMENT','REPLY','MENTION','FOLLOW','FOLLOW_REQUEST','FOLLOW_AGREED','ENQUIRY','MESSAGE','ORDER','PAYMENT','MEETING','REVIEW','COMPLAINT','MODERATION','VERIFICATION','DATA','DRAFT'));--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_visibility_check" CHECK ("privacy_settings"."profile_visibility" in ('PUBLIC','FOLLOWERS','PRIVATE'));