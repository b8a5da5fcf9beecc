CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"user_id" bigint,
	"request_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_used_at" timestamp with time zone,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"token_used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_resets_tries_check" CHECK ("password_resets"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("reporter_id","kind","target_id"),
	CONSTRAINT "reports_kind_check" CHECK ("reports"."kind" in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW')),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('SPAM','HARASSMENT','INDECENT','FRAUD','COPIED','OTHER')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('OPEN','UPHELD','DISMISSED'))
);
--> statement-breakpoint
CREATE TABLE "creator_totals" (
	"role" text PRIMARY KEY NOT NULL,
	"people" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"standing" smallint NOT NULL,
	"designs" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "creators_counts_check" CHECK ("creators"."designs" >= 0 and "creators"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "design_search" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"price_paise" bigint NOT NULL,
	"popularity" smallint NOT NULL,
	"category" text NOT NULL,
	"materials" text NOT NULL,
	"city" text NOT NULL,
	"role" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maker_search" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"role" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"spelling" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"grade" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"attempt_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_content_check" CHECK (char_length("comments"."content") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "follow_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "follow_counts_check" CHECK ("follow_counts"."followers" >= 0 and "follow_counts"."following" >= 0)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_maker_id_pk" PRIMARY KEY("follower_id","maker_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("follows"."follower_id" <> "follows"."maker_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"design_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"shared_hour" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_user_id_design_id_channel_shared_hour_pk" PRIMARY KEY("user_id","design_id","channel","shared_hour"),
	CONSTRAINT "shares_channel_check" CHECK ("shares"."channel" in ('device','whatsapp','facebook','twitter','telegram','linkedin','email','link','other'))
);
--> statement-breakpoint
CREATE TABLE "trending" (
	"place" smallint PRIMARY KEY NOT NULL,
	"design_id" bigint NOT NULL,
	"score" double precision NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"chat_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"partner_id" bigint NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"last_read_id" bigint DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"has_written" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_members_chat_id_user_id_pk" PRIMARY KEY("chat_id","user_id"),
	CONSTRAINT "chat_members_unread_check" CHECK ("chat_members"."unread_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chats_pair_key" UNIQUE("low_id","high_id"),
	CONSTRAINT "chats_pair_check" CHECK ("chats"."low_id" < "chats"."high_id")
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_pictures" (
	"message_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "message_pictures_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "message_pictures_media_id_unique" UNIQUE("media_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" bigint NOT NULL,
	"sender_id" bigint NOT NULL,
	"content" text NOT NULL,
	"nonce" text,
	"design_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" bigint NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"sender_id" bigint,
	"design_id" bigint,
	"order_id" bigint,
	"order_status" text,
	"chat_id" bigint,
	"count" integer DEFAULT 1 NOT NULL,
	"message_ids" bigint[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"read_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('LIKE','COMMENT','FOLLOW','ENQUIRY','MESSAGE','ORDER','PAYMENT','MEETING','REVIEW','COMPLAINT')),
	CONSTRAINT "notifications_count_check" CHECK ("notifications"."count" >= 0),
	CONSTRAINT "notifications_sender_check" CHECK ("notifications"."sender_id" is distinct from "notifications"."recipient_id")
);
--> statement-breakpoint
CREATE TABLE "told_likes" (
	"notification_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_likes_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "maker_ratings" (
	"maker_id" bigint PRIMARY KEY NOT NULL,
	"review_count" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "maker_ratings_check" CHECK ("maker_ratings"."review_count" >= 0 and "maker_ratings"."rating_sum" >= "maker_ratings"."review_count")
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"review_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "review_totals" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"review_count" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	"by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
	"pictured_by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
	CONSTRAINT "review_totals_sums_check" CHECK ("review_totals"."review_count" = "review_totals"."by_stars"[1] + "review_totals"."by_stars"[2] + "review_totals"."by_stars"[3] + "review_totals"."by_stars"[4] + "review_totals"."by_stars"[5]
        and "review_totals"."rating_sum" = "review_totals"."by_stars"[1] + 2 * "review_totals"."by_stars"[2] + 3 * "review_totals"."by_stars"[3] + 4 * "review_totals"."by_stars"[4] + 5 * "review_totals"."by_stars"[5]),
	CONSTRAINT "review_totals_counts_check" CHECK (0 <= all ("review_totals"."by_stars") and 0 <= all ("review_totals"."pictured_by_stars"))
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"user_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_user_id_review_id_pk" PRIMARY KEY("user_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"pictures" json DEFAULT '[]'::json NOT NULL,
	"has_pictures" boolean DEFAULT false NOT NULL,
	"preparing" smallint DEFAULT 0 NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment_check" CHECK (char_length("reviews"."comment") between 1 and 2000),
	CONSTRAINT "reviews_helpful_check" CHECK ("reviews"."helpful_count" >= 0),
	CONSTRAINT "reviews_parties_check" CHECK ("reviews"."user_id" <> "reviews"."maker_id"),
	CONSTRAINT "reviews_reply_check" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"picture" json,
	"caption" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'PROCESSING' NOT NULL,
	"failure" text,
	"is_newest" boolean DEFAULT false NOT NULL,
	"upload_key" text,
	"seen_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stories_status_check" CHECK ("stories"."status" in ('PROCESSING','LIVE','FAILED','HIDDEN')),
	CONSTRAINT "stories_picture_check" CHECK ("stories"."status" <> 'LIVE' or "stories"."picture" is not null),
	CONSTRAINT "stories_newest_check" CHECK (not "stories"."is_newest" or "stories"."status" = 'LIVE'),
	CONSTRAINT "stories_seen_check" CHECK ("stories"."seen_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "story_views" (
	"viewer_id" bigint NOT NULL,
	"story_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_views_viewer_id_story_id_pk" PRIMARY KEY("viewer_id","story_id")
);
--> statement-breakpoint
DROP INDEX "designs_feed_idx";--> statement-breakpoint
DROP INDEX "designs_maker_idx";--> statement-breakpoint
ALTER TABLE "likes" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "saves" ADD COLUMN "board_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "dyes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_search" ADD CONSTRAINT "design_search_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_search" ADD CONSTRAINT "maker_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_ratings" ADD CONSTRAINT "maker_ratings_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_email_idx" ON "password_resets" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "password_resets_request_idx" ON "password_resets" USING btree ("request_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_age_idx" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("id" DESC NULLS FIRST) WHERE "reports"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "creators_standing_idx" ON "creators" USING btree ("standing","user_id") WHERE "creators"."role" <> 'ADMIN';--> statement-breakpoint
CREATE INDEX "creators_role_idx" ON "creators" USING btree ("role","standing","user_id");--> statement-breakpoint
CREATE INDEX "design_search_words_idx" ON "design_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "design_search_newest_idx" ON "design_search" USING btree ("published_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_price_idx" ON "design_search" USING btree ("price_paise","design_id");--> statement-breakpoint
CREATE INDEX "design_search_popular_idx" ON "design_search" USING btree ("popularity" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_maker_idx" ON "design_search" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "maker_search_words_idx" ON "maker_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("spelling" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name_key" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "comments_design_idx" ON "comments" USING btree ("design_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "comments_attempt_key" ON "comments" USING btree ("user_id","attempt_key");--> statement-breakpoint
CREATE INDEX "comments_time_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "follows_maker_idx" ON "follows" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shares_design_idx" ON "shares" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "chat_members_inbox_idx" ON "chat_members" USING btree ("user_id","last_message_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_members_unread_idx" ON "chat_members" USING btree ("user_id") WHERE "chat_members"."unread_count" > 0;--> statement-breakpoint
CREATE INDEX "messages_chat_idx" ON "messages" USING btree ("chat_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_nonce_key" ON "messages" USING btree ("sender_id","nonce") WHERE "messages"."nonce" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject_key" ON "notifications" USING btree ("recipient_id","subject");--> statement-breakpoint
CREATE INDEX "notifications_page_idx" ON "notifications" USING btree ("recipient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."count" > 0;--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("recipient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."count" > 0 and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_sender_idx" ON "notifications" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "notifications_design_idx" ON "notifications" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "notifications_order_idx" ON "notifications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "told_likes_user_idx" ON "told_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_pictures_media_key" ON "review_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "review_totals_maker_idx" ON "review_totals" USING btree ("maker_id","design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_votes_review_idx" ON "review_votes" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("design_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_strands_idx" ON "reviews" USING btree ("design_id","rating","has_pictures","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_helpful_idx" ON "reviews" USING btree ("design_id","rating","has_pictures","helpful_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_maker_idx" ON "reviews" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stories_tray_idx" ON "stories" USING btree ("expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "stories"."is_newest";--> statement-breakpoint
CREATE INDEX "stories_maker_idx" ON "stories" USING btree ("maker_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_one_newest" ON "stories" USING btree ("maker_id") WHERE "stories"."is_newest";--> statement-breakpoint
CREATE UNIQUE INDEX "stories_upload_key" ON "stories" USING btree ("maker_id","upload_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_media_key" ON "stories" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "stories_expiry_idx" ON "stories" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_views_story_idx" ON "story_views" USING btree ("story_id","seen_at" DESC NULLS FIRST,"viewer_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "designs_of_maker_idx" ON "designs" USING btree ("maker_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "designs_dyeless_idx" ON "designs" USING btree ("id") WHERE "designs"."status" = 'PUBLISHED' and "designs"."pictures" -> 0 -> 'dyes' is null;--> statement-breakpoint
CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_time_idx" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "saves_user_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saves_default_board_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is null;--> statement-breakpoint
CREATE INDEX "saves_board_idx" ON "saves" USING btree ("board_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is not null;--> statement-breakpoint
CREATE INDEX "saves_time_idx" ON "saves" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_time_idx" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "profiles_card_idx" ON "profiles" USING btree ("user_id","city","profile_image_key");--> statement-breakpoint
CREATE INDEX "designs_feed_idx" ON "designs" USING btree ("published_at","id","maker_id") WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "designs_maker_idx" ON "designs" USING btree ("maker_id","id" DESC NULLS FIRST) WHERE "designs"."status" <> 'DELETED';