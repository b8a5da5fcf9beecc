CREATE TABLE "design_uploads" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
DROP INDEX "designs_hidden_idx";--> statement-breakpoint
DROP INDEX "reports_target_idx";--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_uploads" ADD CONSTRAINT "design_uploads_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_kind_idx" ON "admin_acts" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("status","id") WHERE "reports"."status" <> 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_open_target_idx" ON "reports" USING btree ("kind","target_id") WHERE "reports"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "designs_unseen_idx" ON "designs" USING btree ("status","id") WHERE "designs"."status" <> 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("kind","target_id","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('LIKE','COMMENT','REPLY','MENTION','FOLLOW','ENQUIRY','MESSAGE','ORDER','PAYMENT','MEETING','REVIEW','COMPLAINT','MODERATION','VERIFICATION','DATA','DRAFT'));