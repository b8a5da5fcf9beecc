DROP INDEX "notifications_enquiry_idx";--> statement-breakpoint
DROP INDEX "notifications_meeting_idx";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_request_key" ON "order_history" USING btree ("order_id","request_key") WHERE "order_history"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "notifications_enquiry_idx" ON "notifications" USING btree ("enquiry_id") WHERE "notifications"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_meeting_idx" ON "notifications" USING btree ("meeting_id") WHERE "notifications"."meeting_id" is not null;