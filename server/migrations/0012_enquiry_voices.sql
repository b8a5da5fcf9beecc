CREATE TABLE "enquiry_voices" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"reply_id" bigint
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind_check";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_message_check";--> statement-breakpoint
ALTER TABLE "enquiry_replies" DROP CONSTRAINT "enquiry_replies_content_check";--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_reply_id_enquiry_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."enquiry_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_voices_question_key" ON "enquiry_voices" USING btree ("enquiry_id") WHERE "enquiry_voices"."reply_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_voices_reply_key" ON "enquiry_voices" USING btree ("reply_id") WHERE "enquiry_voices"."reply_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiry_voices_enquiry_idx" ON "enquiry_voices" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_known_check" CHECK ("reports"."kind" in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW','ENQUIRY')) NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_message_length_check" CHECK (char_length("enquiries"."message") <= 2000) NOT VALID;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_content_length_check" CHECK (char_length("enquiry_replies"."content") <= 2000) NOT VALID;