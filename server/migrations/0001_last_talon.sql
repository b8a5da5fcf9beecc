DROP INDEX "order_answers_media_key";--> statement-breakpoint
CREATE INDEX "order_answers_media_idx" ON "order_answers" USING btree ("media_id") WHERE "order_answers"."media_id" is not null;