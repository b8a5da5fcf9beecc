CREATE TABLE "design_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"words" json NOT NULL,
	"pictures" json NOT NULL,
	"video_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"muter_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_muter_id_muted_id_pk" PRIMARY KEY("muter_id","muted_id"),
	CONSTRAINT "mutes_not_oneself" CHECK ("mutes"."muter_id" <> "mutes"."muted_id")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designs" DROP CONSTRAINT "designs_counts_check";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_check";--> statement-breakpoint
ALTER TABLE "letter_news" DROP CONSTRAINT "letter_news_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
DROP INDEX "comments_design_idx";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "replies_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_to_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "maker_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "maker_id" bigint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "design_drafts" ADD CONSTRAINT "design_drafts_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muter_id_users_id_fk" FOREIGN KEY ("muter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "design_drafts_idempotency_key" ON "design_drafts" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "design_drafts_updated_idx" ON "design_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "comment_mentions_user_idx" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mutes_list_idx" ON "mutes" USING btree ("muter_id","created_at" DESC NULLS FIRST,"muted_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mutes_muted_idx" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title_key" ON "saved_replies" USING btree ("user_id",lower("title"));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_to_id_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_named_idx" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_role_named_idx" ON "users" USING btree ("role",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_verified_idx" ON "users" USING btree ("id") WHERE "users"."is_verified";--> statement-breakpoint
CREATE INDEX "users_verified_named_idx" ON "users" USING btree (lower("name"),"id") WHERE "users"."is_verified";--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("status","id") WHERE "users"."status" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE "users"."suspension_reason" is not null;--> statement-breakpoint
CREATE INDEX "users_email_beginning_idx" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "creators_place_idx" ON "creators" USING btree ("latitude","longitude","role","standing","user_id","designs") WHERE "creators"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("reply_to_id","id") WHERE "comments"."reply_to_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_people_idx" ON "comments" USING btree ("design_id","user_id");--> statement-breakpoint
CREATE INDEX "blocks_list_idx" ON "blocks" USING btree ("blocker_id","created_at" DESC NULLS FIRST,"blocked_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_open_buyer_idx" ON "orders" USING btree ("buyer_id","id") WHERE "orders"."status" not in ('DELIVERED','CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_open_maker_idx" ON "orders" USING btree ("maker_id","id") WHERE "orders"."status" not in ('DELIVERED','CANCELLED');--> statement-breakpoint
CREATE INDEX "payments_maker_idx" ON "payments" USING btree ("maker_id","authorized_at","id","expected_paise") WHERE "payments"."status" in ('AUTHORIZED','CAPTURED','REFUNDED');--> statement-breakpoint
CREATE INDEX "refunds_maker_idx" ON "refunds" USING btree ("maker_id","created_at","id") WHERE "refunds"."status" <> 'DROPPED';--> statement-breakpoint
CREATE INDEX "profiles_phone_idx" ON "profiles" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10) text_pattern_ops) WHERE "profiles"."phone" <> '';--> statement-breakpoint
CREATE INDEX "comments_design_idx" ON "comments" USING btree ("design_id","id" DESC NULLS FIRST) WHERE "comments"."reply_to_id" is null;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_counts_check" CHECK ("designs"."likes_count" >= 0 and "designs"."saves_count" >= 0 and "designs"."comment_count" >= 0 and "designs"."replies_count" between 0 and "designs"."comment_count" and "designs"."shares_count" >= 0 and "designs"."orders_count" >= 0);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_check" CHECK ("comments"."reply_count" = 0 or "comments"."reply_to_id" is null);--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_check" CHECK ("notification_choices"."kind" in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','ENQUIRY','MAKING','MEASUREMENT','MEETING'));--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_kind_check" CHECK ("letter_news"."kind" in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','MEASUREMENT'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('LIKE','COMMENT','REPLY','MENTION','FOLLOW','ENQUIRY','MESSAGE','ORDER','PAYMENT','MEETING','REVIEW','COMPLAINT','MODERATION','VERIFICATION','DATA'));