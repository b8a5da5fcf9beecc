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
ALTER TABLE "saves" ADD COLUMN "board_id" bigint;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name_key" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "comments_design_idx" ON "comments" USING btree ("design_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "comments_attempt_key" ON "comments" USING btree ("user_id","attempt_key");--> statement-breakpoint
CREATE INDEX "follows_maker_idx" ON "follows" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shares_design_idx" ON "shares" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "stories_tray_idx" ON "stories" USING btree ("expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "stories"."is_newest";--> statement-breakpoint
CREATE INDEX "stories_maker_idx" ON "stories" USING btree ("maker_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_one_newest" ON "stories" USING btree ("maker_id") WHERE "stories"."is_newest";--> statement-breakpoint
CREATE UNIQUE INDEX "stories_upload_key" ON "stories" USING btree ("maker_id","upload_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_media_key" ON "stories" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "stories_expiry_idx" ON "stories" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_views_story_idx" ON "story_views" USING btree ("story_id","seen_at" DESC NULLS FIRST,"viewer_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_of_maker_idx" ON "designs" USING btree ("maker_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_time_idx" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "saves_user_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saves_default_board_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is null;--> statement-breakpoint
CREATE INDEX "saves_board_idx" ON "saves" USING btree ("board_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is not null;--> statement-breakpoint
CREATE INDEX "saves_time_idx" ON "saves" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_time_idx" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "designs_feed_idx" ON "designs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"maker_id") WHERE "designs"."status" = 'PUBLISHED';