ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."given_up_at" is null;
--> statement-breakpoint
-- Codes that were written before this are taken out of letters that never left, like later ones.
UPDATE "mails" SET "expires_at" = "created_at" + interval '10 minutes' WHERE "sent_at" IS NULL AND "subject" = 'Your Tanabana code';
