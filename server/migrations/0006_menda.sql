CREATE TABLE "told_likes" (
	"notification_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_likes_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "has_written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_likes_user_idx" ON "told_likes" USING btree ("user_id");