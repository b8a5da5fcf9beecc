CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"remembered" boolean NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sign_in_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_challenges_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_challenges_tries_check" CHECK ("sign_in_challenges"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"outcome" text NOT NULL,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_outcome_check" CHECK ("sign_ins"."outcome" in ('REGISTERED','SIGNED_IN','CODE_ASKED','SIGNED_IN_WITH_CODE','SIGNED_IN_WITH_RECOVERY_CODE','WRONG_PASSWORD','WRONG_CODE'))
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"turned_on_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_user_id_text_version_pk" PRIMARY KEY("user_id","text","version")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notes_kind_check" CHECK ("order_notes"."kind" in ('INTERNAL','TOLD'))
);
--> statement-breakpoint
CREATE TABLE "design_takedowns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_takedowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"status_before" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "design_takedowns_before_check" CHECK ("design_takedowns"."status_before" in ('PUBLISHED','WITHDRAWN')),
	CONSTRAINT "design_takedowns_appeal_check" CHECK (("design_takedowns"."appeal" is null) = ("design_takedowns"."appealed_at" is null)),
	CONSTRAINT "design_takedowns_answer_check" CHECK (("design_takedowns"."answer" is null) = ("design_takedowns"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "letter_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"digest" text DEFAULT 'OFF' NOT NULL,
	"digest_day" date,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"link_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_secret" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "letter_settings_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "letter_settings_digest_check" CHECK ("letter_settings"."digest" in ('OFF','DAILY','WEEKLY')),
	CONSTRAINT "letter_settings_quiet_check" CHECK (("letter_settings"."quiet_from" is null) = ("letter_settings"."quiet_to" is null) and "letter_settings"."quiet_from" <> "letter_settings"."quiet_to" and "letter_settings"."quiet_from" between 0 and 1439 and "letter_settings"."quiet_to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choices_kind_check" CHECK ("notification_choices"."kind" in ('LIKE','COMMENT','FOLLOW','REVIEW','MESSAGE','ENQUIRY','MAKING','MEASUREMENT','MEETING'))
);
--> statement-breakpoint
CREATE TABLE "letter_news" (
	"recipient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"design_id" bigint,
	"path" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_news_recipient_id_subject_pk" PRIMARY KEY("recipient_id","subject"),
	CONSTRAINT "letter_news_kind_check" CHECK ("letter_news"."kind" in ('LIKE','COMMENT','FOLLOW','REVIEW','MESSAGE','MEASUREMENT'))
);
--> statement-breakpoint
CREATE TABLE "data_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"file_key" text,
	"bytes" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_downloads_status_check" CHECK ("data_downloads"."status" in ('WAITING','READY','FAILED','GONE')),
	CONSTRAINT "data_downloads_ready_check" CHECK (("data_downloads"."status" = 'READY') = ("data_downloads"."file_key" is not null) and ("data_downloads"."status" <> 'READY' or ("data_downloads"."bytes" is not null and "data_downloads"."ready_at" is not null and "data_downloads"."expires_at" is not null)))
);
--> statement-breakpoint
CREATE TABLE "appearance_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"text_size" text NOT NULL,
	CONSTRAINT "appearance_settings_theme_check" CHECK ("appearance_settings"."theme" in ('light','dark','system')),
	CONSTRAINT "appearance_settings_text_size_check" CHECK ("appearance_settings"."text_size" in ('usual','large','larger'))
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"specialities" text[] DEFAULT '{}' NOT NULL,
	"lead_days" smallint,
	"orders_a_month" smallint,
	"paused_until" date,
	"pause_note" text DEFAULT '' NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "shops_lead_check" CHECK ("shops"."lead_days" between 1 and 365),
	CONSTRAINT "shops_orders_check" CHECK ("shops"."orders_a_month" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "profile_viewers" (
	"day" date NOT NULL,
	"user_id" bigint NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "profile_viewers_day_user_id_viewer_pk" PRIMARY KEY("day","user_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "profile_views_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "profile_views_check" CHECK ("profile_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "verification_documents_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "verification_requests_kind_check" CHECK ("verification_requests"."kind" in ('IDENTITY','BUSINESS','WORK_SAMPLE')),
	CONSTRAINT "verification_requests_status_check" CHECK ("verification_requests"."status" in ('WAITING','REFUSED','VERIFIED')),
	CONSTRAINT "verification_requests_decided_check" CHECK (("verification_requests"."status" = 'WAITING') = ("verification_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_check";--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "waiting_since" timestamp with time zone GENERATED ALWAYS AS (case when status <> 'RESOLVED' and (answered_at is null or answered_at < coalesce(asked_at, created_at)) then coalesce(asked_at, created_at) else 'infinity'::timestamptz end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "moderation" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "report_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "days_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_takedowns" ADD CONSTRAINT "design_takedowns_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD CONSTRAINT "letter_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_downloads" ADD CONSTRAINT "data_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_settings" ADD CONSTRAINT "appearance_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_viewers" ADD CONSTRAINT "profile_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_idx" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_sign_in_idx" ON "sign_in_challenges" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry_idx" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user_idx" ON "sign_ins" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_age_idx" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_title_key" ON "canned_answers" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_author_idx" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_idempotency_key" ON "order_notes" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "design_takedowns_design_idx" ON "design_takedowns" USING btree ("design_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "design_takedowns_standing_key" ON "design_takedowns" USING btree ("design_id") WHERE "design_takedowns"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "letter_settings_digest_idx" ON "letter_settings" USING btree ("digest","user_id") WHERE "letter_settings"."digest" <> 'OFF';--> statement-breakpoint
CREATE INDEX "letter_news_time_idx" ON "letter_news" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "letter_news_sender_idx" ON "letter_news" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "letter_news_design_idx" ON "letter_news" USING btree ("design_id") WHERE "letter_news"."design_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_one_at_a_time" ON "data_downloads" USING btree ("user_id") WHERE "data_downloads"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "data_downloads_user_idx" ON "data_downloads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_downloads_age_idx" ON "data_downloads" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_file_key" ON "data_downloads" USING btree ("file_key") WHERE "data_downloads"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "profile_viewers_user_idx" ON "profile_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_documents_request_idx" ON "verification_documents" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_one_waiting" ON "verification_requests" USING btree ("user_id") WHERE "verification_requests"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "verification_requests_user_idx" ON "verification_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "verification_requests_queue_idx" ON "verification_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "verification_requests_decider_idx" ON "verification_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "verification_requests_decided_idx" ON "verification_requests" USING btree ("decided_at");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_time_idx" ON "users" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_open_idx" ON "complaints" USING btree ("created_at") WHERE "complaints"."status" <> 'RESOLVED';--> statement-breakpoint
CREATE INDEX "complaints_waiting_idx" ON "complaints" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "complaints_assignee_idx" ON "complaints" USING btree ("assignee_id","id") WHERE "complaints"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "complaints_words_idx" ON "complaints" USING gin (to_tsvector('simple', "title"));--> statement-breakpoint
CREATE INDEX "designs_title_idx" ON "designs" USING gin (to_tsvector('simple', "title"));--> statement-breakpoint
CREATE INDEX "designs_price_idx" ON "designs" USING btree ("price_paise","id");--> statement-breakpoint
CREATE INDEX "designs_hidden_idx" ON "designs" USING btree ("id") WHERE "designs"."status" = 'HIDDEN';--> statement-breakpoint
CREATE INDEX "orders_of_month_idx" ON "orders" USING btree ("maker_id","created_at") WHERE "orders"."status" <> 'CANCELLED';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('LIKE','COMMENT','FOLLOW','ENQUIRY','MESSAGE','ORDER','PAYMENT','MEETING','REVIEW','COMPLAINT','MODERATION','VERIFICATION','DATA'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','DESK','PROVIDER','SECOND','WRONG','LATE'));