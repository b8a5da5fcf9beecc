DROP INDEX "designs_feed_idx";--> statement-breakpoint
CREATE INDEX "comments_time_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "profiles_card_idx" ON "profiles" USING btree ("user_id","city","profile_image_key");--> statement-breakpoint
CREATE INDEX "designs_feed_idx" ON "designs" USING btree ("published_at","id","maker_id") WHERE "designs"."status" = 'PUBLISHED';