-- Words that are spelled alike (search_words_alike_idx).
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- One index over a member and words (order_words).
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"user_id" bigint,
	"request_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"stranger_tries" smallint DEFAULT 0 NOT NULL,
	"asked_from" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_used_at" timestamp with time zone,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"token_used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_resets_tries_check" CHECK ("password_resets"."tries" between 0 and 5),
	CONSTRAINT "password_resets_stranger_tries_check" CHECK ("password_resets"."stranger_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"remembered" boolean NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
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
	CONSTRAINT "sign_ins_outcome_check" CHECK ("sign_ins"."outcome" in ('REGISTERED','SIGNED_IN','CODE_ASKED','SIGNED_IN_WITH_CODE','SIGNED_IN_WITH_RECOVERY_CODE','SIGNED_IN_BY_NUMBER','WRONG_PASSWORD','WRONG_CODE','WRONG_TEXT_CODE'))
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
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"suspension_reason" text,
	"suspended_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('USER','DESIGNER','VENDOR','MASTER','JARIWALA','KARKHANDAR','ARTIST','ADMIN')),
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('ACTIVE','SUSPENDED','BANNED','DELETED'))
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
CREATE TABLE "mobile_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mobile_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"number" text NOT NULL,
	"user_id" bigint,
	"request_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"asked_from" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mobile_codes_purpose_check" CHECK ("mobile_codes"."purpose" in ('CONFIRM','SIGN_IN')),
	CONSTRAINT "mobile_codes_tries_check" CHECK ("mobile_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "mobile_numbers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mobile_numbers_number_unique" UNIQUE("number"),
	CONSTRAINT "mobile_numbers_number_check" CHECK ("mobile_numbers"."number" ~ '^[+][1-9][0-9]{7,14}$')
);
--> statement-breakpoint
CREATE TABLE "admin_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" bigint,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reached" timestamp with time zone NOT NULL,
	"reached_order" bigint DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "book_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	CONSTRAINT "book_differences_kind_check" CHECK ("book_differences"."kind" in ('MISSING_HERE','MISSING_THERE','OTHER_SUM','OTHER_STATUS','REFUND_WITHOUT_PAYMENT','DOCUMENT_WITHOUT_PAYMENT','PAYMENT_WITHOUT_DOCUMENT','ORDER_SUM')),
	CONSTRAINT "book_differences_subject_check" CHECK ("book_differences"."subject" in ('PAYMENT','REFUND','DOCUMENT','ORDER'))
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_letter_readers" (
	"letter_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_letter_readers_letter_id_user_id_pk" PRIMARY KEY("letter_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "house_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"written_by" bigint,
	"words" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" bigint,
	"finished_at" timestamp with time zone,
	"readers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "house_letters_status_check" CHECK ("house_letters"."status" in ('DRAFT','SENDING','SENT'))
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
CREATE TABLE "cloth_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloth_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" bigint,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloth_pictures" (
	"receipt_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "cloth_pictures_receipt_id_position_pk" PRIMARY KEY("receipt_id","position")
);
--> statement-breakpoint
CREATE TABLE "cloth_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloth_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"length" integer NOT NULL,
	"width" smallint NOT NULL,
	"condition" text NOT NULL,
	"missing" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"by_daylight" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cloth_receipts_condition_check" CHECK ("cloth_receipts"."condition" in ('SOUND','STAINED','TORN','FADED')),
	CONSTRAINT "cloth_receipts_lengths_check" CHECK ("cloth_receipts"."length" >= 0 and "cloth_receipts"."width" > 0 and "cloth_receipts"."missing" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_cloth" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quote_id" bigint,
	"due_at" timestamp with time zone,
	"leftover" integer,
	"leftover_way" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_cloth_asked_check" CHECK ("order_cloth"."asked_by" in ('BUYER','MAKER')),
	CONSTRAINT "order_cloth_state_check" CHECK ("order_cloth"."state" in ('ASKED','AWAITED','CAME','OBJECTED','TO_PRICE','PRICED','TO_ADAPT','HELD','RETURNED','REFUSED','WITHDRAWN')),
	CONSTRAINT "order_cloth_price_check" CHECK ("order_cloth"."state" <> 'PRICED' or "order_cloth"."quote_id" is not null),
	CONSTRAINT "order_cloth_leftover_check" CHECK (("order_cloth"."state" = 'RETURNED') = ("order_cloth"."leftover_way" is not null) and ("order_cloth"."leftover" is null) = ("order_cloth"."leftover_way" is null) and ("order_cloth"."leftover_way" is null or "order_cloth"."leftover_way" in ('WITH_PARCEL','KEPT','NONE') and "order_cloth"."leftover" >= 0))
);
--> statement-breakpoint
CREATE TABLE "complaint_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"side" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_history_side_check" CHECK ("complaint_history"."side" in ('COMPLAINANT','RESPONDENT','DESK'))
);
--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"side" text NOT NULL,
	"content" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_messages_side_check" CHECK ("complaint_messages"."side" in ('COMPLAINANT','RESPONDENT','DESK'))
);
--> statement-breakpoint
CREATE TABLE "complaint_pictures" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"complaint_id" bigint NOT NULL,
	"message_id" bigint,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complainant_id" bigint NOT NULL,
	"respondent_id" bigint,
	"order_id" bigint,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"assignee_id" bigint,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"waiting_since" timestamp with time zone GENERATED ALWAYS AS (case when status <> 'RESOLVED' and (answered_at is null or answered_at < coalesce(asked_at, created_at)) then coalesce(asked_at, created_at) else 'infinity'::timestamptz end) STORED NOT NULL,
	CONSTRAINT "complaints_category_check" CHECK ("complaints"."category" in ('product-quality','delivery','customer-service','billing','technical','other')),
	CONSTRAINT "complaints_priority_check" CHECK ("complaints"."priority" in ('low','medium','high','urgent')),
	CONSTRAINT "complaints_status_check" CHECK ("complaints"."status" in ('OPEN','IN_PROGRESS','RESOLVED')),
	CONSTRAINT "complaints_resolved_check" CHECK (("complaints"."status" = 'RESOLVED') = ("complaints"."resolved_at" is not null)),
	CONSTRAINT "complaints_parties_check" CHECK ("complaints"."complainant_id" is distinct from "complaints"."respondent_id"),
	CONSTRAINT "complaints_order_check" CHECK ("complaints"."respondent_id" is null or "complaints"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" bigint,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("reporter_id","kind","target_id"),
	CONSTRAINT "reports_kind_of_check" CHECK ("reports"."kind" in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW','ENQUIRY','ANSWER')),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('SPAM','HARASSMENT','INDECENT','FRAUD','COPIED','OTHER')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('OPEN','UPHELD','DISMISSED'))
);
--> statement-breakpoint
CREATE TABLE "design_pictures" (
	"design_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "design_pictures_design_id_position_pk" PRIMARY KEY("design_id","position")
);
--> statement-breakpoint
CREATE TABLE "design_totals" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"published" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_uploads" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"category" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_percent" smallint DEFAULT 0 NOT NULL,
	"completion_days" integer NOT NULL,
	"material_one" text DEFAULT '' NOT NULL,
	"material_two" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"measuring" text DEFAULT 'MADE_TO_MEASURE' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"condition" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '{"choices":[],"rules":[],"questions":[]}'::jsonb NOT NULL,
	"pictures" json DEFAULT '[]'::json NOT NULL,
	"video_key" text,
	"status" text DEFAULT 'PROCESSING' NOT NULL,
	"published_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"idempotency_key" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"saves_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"replies_count" integer DEFAULT 0 NOT NULL,
	"shares_count" integer DEFAULT 0 NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "designs_price_check" CHECK ("designs"."price_paise" >= 100),
	CONSTRAINT "designs_discount_check" CHECK ("designs"."discount_percent" between 0 and 99),
	CONSTRAINT "designs_completion_check" CHECK ("designs"."completion_days" between 1 and 730),
	CONSTRAINT "designs_status_check" CHECK ("designs"."status" in ('PROCESSING','PUBLISHED','WITHDRAWN','HIDDEN','DELETED')),
	CONSTRAINT "designs_size_check" CHECK ("designs"."size" in ('','XS','S','M','L','XL','XXL')),
	CONSTRAINT "designs_measuring_check" CHECK ("designs"."measuring" in ('MADE_TO_MEASURE','SIZED','NONE')),
	CONSTRAINT "designs_condition_check" CHECK ("designs"."condition" in ('','New','Like New','Good','Fair')),
	CONSTRAINT "designs_published_check" CHECK ("designs"."status" <> 'PUBLISHED' or "designs"."published_at" is not null),
	CONSTRAINT "designs_counts_check" CHECK ("designs"."likes_count" >= 0 and "designs"."saves_count" >= 0 and "designs"."comment_count" >= 0 and "designs"."replies_count" between 0 and "designs"."comment_count" and "designs"."shares_count" >= 0 and "designs"."orders_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "design_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"words" json NOT NULL,
	"pictures" json NOT NULL,
	"video_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text,
	"warned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_viewers" (
	"day" date NOT NULL,
	"design_id" bigint NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "design_viewers_day_design_id_viewer_pk" PRIMARY KEY("day","design_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "design_views" (
	"design_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "design_views_design_id_day_pk" PRIMARY KEY("design_id","day"),
	CONSTRAINT "design_views_check" CHECK ("design_views"."views" >= 0)
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
CREATE TABLE "design_search" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"price_paise" bigint NOT NULL,
	"popularity" smallint NOT NULL,
	"on_time" smallint DEFAULT 0 NOT NULL,
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
CREATE TABLE "search_sold" (
	"design_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"spelling" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"grade" smallint DEFAULT 0 NOT NULL
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
	"ranking" smallint NOT NULL,
	"designs" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"on_time" smallint DEFAULT 0 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "creators_counts_check" CHECK ("creators"."designs" >= 0 and "creators"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "document_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "documents_kind_check" CHECK (("documents"."kind", "documents"."series") in (('ADVANCE_RECEIPT','R'),('FINAL_RECEIPT','R'),('ORDER_RECEIPT','R'),('INVOICE','I'),('KEPT_RECEIPT','R'),('REFUND_VOUCHER','V'),('CREDIT_NOTE','C')))
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reply_to_id" bigint,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_reply_check" CHECK ("comments"."reply_count" = 0 or "comments"."reply_to_id" is null),
	CONSTRAINT "comments_content_check" CHECK (char_length("comments"."content") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" bigint NOT NULL,
	"design_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "likes_user_id_design_id_pk" PRIMARY KEY("user_id","design_id")
);
--> statement-breakpoint
CREATE TABLE "saves" (
	"user_id" bigint NOT NULL,
	"design_id" bigint NOT NULL,
	"board_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saves_user_id_design_id_pk" PRIMARY KEY("user_id","design_id")
);
--> statement-breakpoint
CREATE TABLE "follow_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "follow_counts_check" CHECK ("follow_counts"."followers" >= 0 and "follow_counts"."following" >= 0)
);
--> statement-breakpoint
CREATE TABLE "follow_requests" (
	"follower_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_requests_follower_id_maker_id_pk" PRIMARY KEY("follower_id","maker_id"),
	CONSTRAINT "follow_requests_not_oneself" CHECK ("follow_requests"."follower_id" <> "follow_requests"."maker_id")
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
CREATE TABLE "mutes" (
	"muter_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_muter_id_muted_id_pk" PRIMARY KEY("muter_id","muted_id"),
	CONSTRAINT "mutes_not_oneself" CHECK ("mutes"."muter_id" <> "mutes"."muted_id")
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
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"picture_key" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"language" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" in ('PENDING','IN_PROGRESS','RESPONDED','CLOSED')),
	CONSTRAINT "enquiries_message_length_check" CHECK (char_length("enquiries"."message") <= 2000),
	CONSTRAINT "enquiries_parties_check" CHECK ("enquiries"."user_id" is distinct from "enquiries"."maker_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"content" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_replies_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "enquiry_replies_content_length_check" CHECK (char_length("enquiry_replies"."content") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "enquiry_voices" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"reply_id" bigint
);
--> statement-breakpoint
CREATE TABLE "trending" (
	"place" smallint PRIMARY KEY NOT NULL,
	"design_id" bigint NOT NULL,
	"score" double precision NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fit_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fit_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"unit" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text NOT NULL,
	"measured_by" text NOT NULL,
	"measurement_id" bigint,
	"size" text DEFAULT '' NOT NULL,
	"sewn_words" text,
	"cause" text,
	"decided" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decided_words" text DEFAULT '' NOT NULL,
	"is_desk_decided" boolean DEFAULT false NOT NULL,
	"days" smallint,
	"quote_id" bigint,
	"due_at" timestamp with time zone,
	"remembered_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fit_claims_state_check" CHECK ("fit_claims"."state" in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED','ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK','DONE','REFUSED','DECLINED','WITHDRAWN')),
	CONSTRAINT "fit_claims_unit_check" CHECK ("fit_claims"."unit" in ('cm','in')),
	CONSTRAINT "fit_claims_measured_check" CHECK ("fit_claims"."measured_by" in ('MAKER','BUYER','CHART')),
	CONSTRAINT "fit_claims_decided_check" CHECK ("fit_claims"."decided" in ('FREE','PRICED','REFUSED') and "fit_claims"."decided_by" in ('MAKER','DESK') and "fit_claims"."decided_at" is not null and "fit_claims"."cause" is not null or "fit_claims"."decided" is null and "fit_claims"."decided_by" is null and "fit_claims"."decided_at" is null),
	CONSTRAINT "fit_claims_price_check" CHECK ("fit_claims"."state" not in ('PRICED','ACCEPTED') or "fit_claims"."quote_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "fit_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fit_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" bigint,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fit_pictures" (
	"claim_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "fit_pictures_claim_id_kind_position_pk" PRIMARY KEY("claim_id","kind","position"),
	CONSTRAINT "fit_pictures_kind_check" CHECK ("fit_pictures"."kind" in ('CLAIM','SEWN','ALTERED'))
);
--> statement-breakpoint
CREATE TABLE "fit_zones" (
	"claim_id" bigint NOT NULL,
	"part" text NOT NULL,
	"position" smallint NOT NULL,
	"direction" text NOT NULL,
	"amount" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"frozen" integer,
	"frozen_of" text,
	"signed" integer,
	"remeasured" integer,
	"sewn" integer,
	"ease" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fit_zones_claim_id_part_pk" PRIMARY KEY("claim_id","part"),
	CONSTRAINT "fit_zones_direction_check" CHECK ("fit_zones"."direction" in ('TIGHT','LOOSE','SHORT','LONG')),
	CONSTRAINT "fit_zones_amount_check" CHECK ("fit_zones"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "hand_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hand_over_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "hand_links_kind_check" CHECK ("hand_links"."kind" in ('SENT','TAG'))
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_overs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"piece_id" bigint NOT NULL,
	"design_id" bigint,
	"account_id" bigint,
	"kind" text NOT NULL,
	"state" text DEFAULT 'OFFERED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"rate_paise" bigint NOT NULL,
	"due" date NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT 'NONE' NOT NULL,
	"credit_name" text DEFAULT '' NOT NULL,
	"brought_back_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_overs_kind_check" CHECK ("hand_overs"."kind" in ('MASTER','JARIWALA','KARKHANDAR','OTHER')),
	CONSTRAINT "hand_overs_state_check" CHECK ("hand_overs"."state" in ('OFFERED','ACCEPTED','DECLINED','BROUGHT_BACK','TAKEN_BACK','WITHDRAWN')),
	CONSTRAINT "hand_overs_credit_check" CHECK ("hand_overs"."credit" in ('NONE','OFFERED') and "hand_overs"."credit_name" = '' or "hand_overs"."credit" = 'AGREED' and "hand_overs"."credit_name" <> ''),
	CONSTRAINT "hand_overs_end_check" CHECK (("hand_overs"."state" in ('DECLINED','TAKEN_BACK','WITHDRAWN')) = ("hand_overs"."ended_at" is not null)),
	CONSTRAINT "hand_overs_rate_check" CHECK ("hand_overs"."rate_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "hand_pictures" (
	"hand_over_id" bigint NOT NULL,
	"side" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "hand_pictures_hand_over_id_side_position_pk" PRIMARY KEY("hand_over_id","side","position"),
	CONSTRAINT "hand_pictures_side_check" CHECK ("hand_pictures"."side" in ('OUT','BACK'))
);
--> statement-breakpoint
CREATE TABLE "order_pieces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"item" smallint
);
--> statement-breakpoint
CREATE TABLE "piece_plans" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"together" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "naap_overlays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_overlays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"name" text NOT NULL,
	"differences" jsonb NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "naap_overlays_differences_check" CHECK (jsonb_typeof("naap_overlays"."differences") = 'object')
);
--> statement-breakpoint
CREATE TABLE "naap_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"body" text NOT NULL,
	"birth_year" smallint,
	"unit" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "naap_people_relation_check" CHECK ("naap_people"."relation" in ('SELF','MOTHER','FATHER','SPOUSE','CHILD','SISTER','BROTHER','RELATIVE','FRIEND')),
	CONSTRAINT "naap_people_body_check" CHECK ("naap_people"."body" in ('women','men','child')),
	CONSTRAINT "naap_people_birth_check" CHECK ("naap_people"."birth_year" is null or "naap_people"."body" = 'child'),
	CONSTRAINT "naap_people_unit_check" CHECK ("naap_people"."unit" in ('cm','in'))
);
--> statement-breakpoint
CREATE TABLE "naap_preferences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"part" text NOT NULL,
	"tenths" integer NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "naap_preferences_tenths_check" CHECK ("naap_preferences"."tenths" <> 0)
);
--> statement-breakpoint
CREATE TABLE "naap_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"version" integer NOT NULL,
	"is_newest" boolean NOT NULL,
	"values" jsonb NOT NULL,
	"source" text NOT NULL,
	"measured_by" text NOT NULL,
	"measured_on" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"preferences" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"confirmed_on" date,
	"confirmed_by" text DEFAULT '' NOT NULL,
	"measurement_id" bigint,
	"order_id" bigint,
	"maker_id" bigint,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "naap_versions_version_check" CHECK ("naap_versions"."version" > 0),
	CONSTRAINT "naap_versions_values_check" CHECK (jsonb_typeof("naap_versions"."values") = 'object'),
	CONSTRAINT "naap_versions_source_check" CHECK ("naap_versions"."source" in ('SELF','COPIED_FROM_GARMENT','MAKER_VISIT'))
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"version" integer NOT NULL,
	"unit" text NOT NULL,
	"lengths" jsonb NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"measured_by" text NOT NULL,
	"measured_on" date NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"taken_from" jsonb,
	"signed_at" timestamp with time zone,
	"likes" jsonb,
	"recorded_by" bigint NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurements_unit_check" CHECK ("measurements"."unit" in ('cm','in')),
	CONSTRAINT "measurements_version_check" CHECK ("measurements"."version" > 0),
	CONSTRAINT "measurements_lengths_check" CHECK (jsonb_typeof("measurements"."lengths") = 'object')
);
--> statement-breakpoint
CREATE TABLE "naap_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"share_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "naap_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"version_id" bigint NOT NULL,
	"overlay_id" bigint,
	"overlay_name" text,
	"differences" jsonb,
	"idempotency_key" text,
	"shared_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"measurement_id" bigint,
	CONSTRAINT "naap_shares_end_check" CHECK ("naap_shares"."revoked_at" is null or "naap_shares"."frozen_at" is null)
);
--> statement-breakpoint
CREATE TABLE "naap_standing_yes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "naap_standing_yes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_type_check" CHECK ("meetings"."type" in ('HOME_VISIT','PHONE_CALL')),
	CONSTRAINT "meetings_status_check" CHECK ("meetings"."status" in ('SCHEDULED','IN_PROGRESS','COMPLETED','CANCELLED')),
	CONSTRAINT "meetings_address_check" CHECK (("meetings"."type" = 'HOME_VISIT') = ("meetings"."address" is not null)),
	CONSTRAINT "meetings_parties_check" CHECK ("meetings"."buyer_id" <> "meetings"."maker_id")
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
	"quote_id" bigint,
	"quote_revision" smallint,
	"voice_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "letter_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	"by_push" boolean DEFAULT true NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	"design_updates" boolean DEFAULT true NOT NULL,
	"order_updates" boolean DEFAULT true NOT NULL,
	"marketing_since" timestamp with time zone,
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
	"push" boolean,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choices_kind_check" CHECK ("notification_choices"."kind" in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','ENQUIRY','MAKING','MEASUREMENT','MEETING'))
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
	CONSTRAINT "letter_news_kind_check" CHECK ("letter_news"."kind" in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','MEASUREMENT'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" text NOT NULL,
	"sender_id" bigint,
	"design_id" bigint,
	"order_id" bigint,
	"order_update_id" bigint,
	"enquiry_id" bigint,
	"meeting_id" bigint,
	"chat_id" bigint,
	"complaint_id" bigint,
	"count" integer DEFAULT 1 NOT NULL,
	"message_ids" bigint[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"read_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_only_check" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_session_key" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "occasion_guests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasion_guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occasion_id" bigint NOT NULL,
	"name" text NOT NULL,
	"naap_person_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occasion_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"occasion_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occasion_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasion_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"payer_name" text DEFAULT '' NOT NULL,
	"proved_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "occasion_shares_purpose_check" CHECK ("occasion_shares"."purpose" in ('ADVANCE','FINAL'))
);
--> statement-breakpoint
CREATE TABLE "occasions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occasions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organiser_id" bigint NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"delivery" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "occasions_delivery_check" CHECK ("occasions"."delivery" in ('TOGETHER','ONE_BY_ONE'))
);
--> statement-breakpoint
CREATE TABLE "order_answers" (
	"order_id" bigint NOT NULL,
	"item" smallint NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"media_id" bigint,
	CONSTRAINT "order_answers_order_id_item_position_pk" PRIMARY KEY("order_id","item","position"),
	CONSTRAINT "order_answers_kind_check" CHECK ("order_answers"."kind" in ('TEXT','ONE_OF','PICTURE')),
	CONSTRAINT "order_answers_media_check" CHECK ("order_answers"."media_id" is null or "order_answers"."kind" = 'PICTURE')
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"actor_id" bigint,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_actor_check" CHECK ("order_history"."actor" in ('BUYER','MAKER','ADMIN','SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"design_id" bigint,
	"title" text NOT NULL,
	"maker_name" text NOT NULL,
	"picture_key" text,
	"price_paise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"item" smallint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"unit_paise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind_check" CHECK ("order_lines"."kind" in ('DESIGN','OPTION','QUOTE','DISCOUNT','SWATCH')),
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" >= 1),
	CONSTRAINT "order_lines_discount_check" CHECK ("order_lines"."kind" <> 'DISCOUNT' or "order_lines"."unit_paise" <= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"maker_id" bigint NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"tax_percent" smallint DEFAULT 8 NOT NULL,
	"total_paise" bigint NOT NULL,
	"advance_paise" bigint NOT NULL,
	"final_paise" bigint NOT NULL,
	"shipping_name" text NOT NULL,
	"shipping_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_state" text NOT NULL,
	"shipping_pincode" text NOT NULL,
	"shipping_country" text NOT NULL,
	"special_instructions" text DEFAULT '' NOT NULL,
	"measuring" text DEFAULT 'MADE_TO_MEASURE' NOT NULL,
	"making_days" integer DEFAULT 7 NOT NULL,
	"transit_days" smallint DEFAULT 7 NOT NULL,
	"days_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_shares" jsonb DEFAULT '{"DESIGN":25,"MAKING":50,"MADE":100}'::jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"final_due_at" timestamp with time zone,
	"final_reminded" smallint DEFAULT 0 NOT NULL,
	"late_told_of" date,
	"function_on" date,
	"shipping_carrier" text,
	"tracking_number" text DEFAULT '' NOT NULL,
	"parcel_expected_on" date,
	"arrival_reminded" smallint DEFAULT 0 NOT NULL,
	"arrival_reminded_on" date,
	"asked_to_cancel" boolean DEFAULT false NOT NULL,
	"kept_paise" bigint DEFAULT 0 NOT NULL,
	"swatch_of" bigint,
	"credited_order_id" bigint,
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('PENDING','CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED','MEASUREMENT_SCHEDULED','MEASUREMENT_COMPLETED','FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY','SHIPPED','DELIVERED','CANCELLED')),
	CONSTRAINT "orders_carrier_check" CHECK ("orders"."shipping_carrier" in ('Blue Dart','India Post','Delhivery','DTDC','Ekart','DHL','FedEx','UPS','USPS','Other')),
	CONSTRAINT "orders_measuring_check" CHECK ("orders"."measuring" in ('MADE_TO_MEASURE','SIZED','NONE')),
	CONSTRAINT "orders_days_check" CHECK ("orders"."making_days" >= 1 and "orders"."transit_days" >= 0),
	CONSTRAINT "orders_shares_check" CHECK (("orders"."kept_shares" ->> 'DESIGN')::int between 0 and 25 and ("orders"."kept_shares" ->> 'MAKING')::int between ("orders"."kept_shares" ->> 'DESIGN')::int and 50 and ("orders"."kept_shares" ->> 'MADE')::int between ("orders"."kept_shares" ->> 'MAKING')::int and 100),
	CONSTRAINT "orders_kept_check" CHECK ("orders"."kept_paise" between 0 and "orders"."total_paise"),
	CONSTRAINT "orders_swatch_check" CHECK ("orders"."swatch_of" is null or ("orders"."final_paise" = 0 and "orders"."measuring" = 'NONE')),
	CONSTRAINT "orders_credited_check" CHECK ("orders"."credited_order_id" is null or "orders"."swatch_of" is not null),
	CONSTRAINT "orders_parties_check" CHECK ("orders"."buyer_id" <> "orders"."maker_id"),
	CONSTRAINT "orders_sums_check" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" + "orders"."shipping_paise" + "orders"."tax_paise" and "orders"."total_paise" = "orders"."advance_paise" + "orders"."final_paise" and "orders"."advance_paise" > 0 and "orders"."final_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idle_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "idle_orders_reason_check" CHECK ("idle_orders"."reason" in ('MAKER_HELD','CALLED_OFF','NO_STEP','MONEY_HELD'))
);
--> statement-breakpoint
CREATE TABLE "order_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text DEFAULT 'PROPOSED' NOT NULL,
	"promised_on" date NOT NULL,
	"instead_of" date NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_promises_state_check" CHECK ("order_promises"."state" in ('PROPOSED','ACCEPTED','DECLINED','WITHDRAWN','LAPSED','OVERTAKEN')),
	CONSTRAINT "order_promises_ended_check" CHECK (("order_promises"."state" = 'PROPOSED') = ("order_promises"."ended_at" is null)),
	CONSTRAINT "order_promises_later_check" CHECK ("order_promises"."promised_on" > "order_promises"."instead_of")
);
--> statement-breakpoint
CREATE TABLE "cancellation_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" text DEFAULT 'ASKED' NOT NULL,
	"stage" text NOT NULL,
	"most_kept_paise" bigint NOT NULL,
	"refund_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_by" text,
	"answered_by_id" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"answer_key" text,
	"ended_at" timestamp with time zone,
	"kept_paise" bigint,
	"desk_agrees" boolean,
	"desk_keep_paise" bigint DEFAULT 0 NOT NULL,
	"desk_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "cancellation_requests_status_check" CHECK ("cancellation_requests"."status" in ('ASKED','OVERDUE','AGREED','REFUSED','WITHDRAWN','OVERTAKEN')),
	CONSTRAINT "cancellation_requests_stage_check" CHECK ("cancellation_requests"."stage" in ('BEFORE','DESIGN','MAKING','MADE')),
	CONSTRAINT "cancellation_requests_kept_check" CHECK ("cancellation_requests"."kept_paise" is null or ("cancellation_requests"."status" = 'AGREED' and "cancellation_requests"."kept_paise" between 0 and "cancellation_requests"."most_kept_paise")),
	CONSTRAINT "cancellation_requests_answered_by_check" CHECK ("cancellation_requests"."answered_by" in ('MAKER','ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "order_family_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_family_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"with_photographs" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_update_pictures" (
	"update_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "order_update_pictures_update_id_position_pk" PRIMARY KEY("update_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_updates_note_check" CHECK (char_length("order_updates"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"sold_words" text NOT NULL,
	"bought_words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renamed_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renamed_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"razorpay_payment_id" text NOT NULL,
	"razorpay_dispute_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"phase" text NOT NULL,
	"reason_code" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_razorpay_dispute_id_unique" UNIQUE("razorpay_dispute_id"),
	CONSTRAINT "payment_disputes_amount_check" CHECK ("payment_disputes"."amount_paise" > 0),
	CONSTRAINT "payment_disputes_status_check" CHECK ("payment_disputes"."status" in ('OPEN','UNDER_REVIEW','WON','LOST','CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"razorpay_payment_id" text PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"status" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_refunded_check" CHECK ("payment_attempts"."refunded_paise" >= 0 and "payment_attempts"."refunded_paise" <= "payment_attempts"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"maker_id" bigint,
	"buyer_id" bigint,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"expected_paise" bigint NOT NULL,
	"captured_paise" bigint,
	"receipt" text NOT NULL,
	"razorpay_order_id" text,
	"razorpay_payment_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"authorized_at" timestamp with time zone,
	"captured_at" timestamp with time zone,
	"check_after" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "payments_razorpay_order_id_unique" UNIQUE("razorpay_order_id"),
	CONSTRAINT "payments_razorpay_payment_id_unique" UNIQUE("razorpay_payment_id"),
	CONSTRAINT "payments_purpose_check" CHECK ("payments"."purpose" in ('ADVANCE','FINAL')),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('CREATED','ATTEMPTED','AUTHORIZED','CAPTURED','REFUNDED')),
	CONSTRAINT "payments_captured_check" CHECK ("payments"."captured_paise" is null or "payments"."captured_paise" = "payments"."expected_paise")
);
--> statement-breakpoint
CREATE TABLE "provider_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"maker_id" bigint,
	"razorpay_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"cause" text DEFAULT 'CANCELLED' NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text,
	"provider_key" text NOT NULL,
	"razorpay_refund_id" text,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_key_unique" UNIQUE("provider_key"),
	CONSTRAINT "refunds_razorpay_refund_id_unique" UNIQUE("razorpay_refund_id"),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','DESK','PROVIDER','SECOND','WRONG','LATE','DISPUTE')),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('QUEUED','PENDING','PROCESSED','FAILED','DROPPED'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"body_sha256" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "webhook_events_event_id_unique" UNIQUE("event_id")
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
CREATE TABLE "order_plans" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"free_changes" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_change_pictures" (
	"change_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "plan_change_pictures_change_id_position_pk" PRIMARY KEY("change_id","position")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step_id" bigint NOT NULL,
	"submission" smallint NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"price_paise" bigint,
	"price_days" smallint,
	"price_words" text DEFAULT '' NOT NULL,
	"priced_at" timestamp with time zone,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_changes_state_check" CHECK ("plan_changes"."state" in ('FREE','ASKED','PRICED','ACCEPTED','REFUSED','DECLINED','WITHDRAWN')),
	CONSTRAINT "plan_changes_price_check" CHECK ("plan_changes"."price_paise" > 0 and "plan_changes"."price_days" is not null and "plan_changes"."priced_at" is not null or "plan_changes"."price_paise" is null and "plan_changes"."price_days" is null and "plan_changes"."priced_at" is null and "plan_changes"."state" not in ('PRICED','ACCEPTED','DECLINED'))
);
--> statement-breakpoint
CREATE TABLE "plan_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" bigint,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"submission" smallint NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_moves_actor_check" CHECK ("plan_moves"."actor" in ('BUYER','MAKER','CLOCK'))
);
--> statement-breakpoint
CREATE TABLE "plan_step_pictures" (
	"step_id" bigint NOT NULL,
	"submission" smallint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "plan_step_pictures_step_id_submission_position_pk" PRIMARY KEY("step_id","submission","position"),
	CONSTRAINT "plan_step_pictures_hash_check" CHECK ("plan_step_pictures"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "plan_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"days" smallint NOT NULL,
	"needs_approval" boolean NOT NULL,
	"is_finished" boolean NOT NULL,
	"leads_to" text,
	"finish_before" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"submission" smallint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"waits_since" timestamp with time zone,
	"silent_at" timestamp with time zone,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"start_on" date,
	"assigned_to" text DEFAULT '' NOT NULL,
	CONSTRAINT "plan_steps_state_check" CHECK ("plan_steps"."state" in ('OPEN','SUBMITTED','CHANGE_ASKED','PRICED','APPROVED','DONE')),
	CONSTRAINT "plan_steps_days_check" CHECK ("plan_steps"."days" between 0 and 300),
	CONSTRAINT "plan_steps_waiting_check" CHECK (("plan_steps"."silent_at" is not null) = ("plan_steps"."state" in ('SUBMITTED','PRICED')) and ("plan_steps"."silent_at" is null) = ("plan_steps"."waits_since" is null)),
	CONSTRAINT "plan_steps_approved_check" CHECK (("plan_steps"."state" = 'APPROVED') = ("plan_steps"."approved_at" is not null) and ("plan_steps"."approved_at" is null) = ("plan_steps"."approved_by" is null)),
	CONSTRAINT "plan_steps_approver_check" CHECK ("plan_steps"."approved_by" in ('BUYER','CLOCK'))
);
--> statement-breakpoint
CREATE TABLE "appearance_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"theme" text,
	"text_size" text,
	"language" text,
	CONSTRAINT "appearance_settings_theme_check" CHECK ("appearance_settings"."theme" in ('light','dark','system')),
	CONSTRAINT "appearance_settings_text_size_check" CHECK ("appearance_settings"."text_size" in ('usual','large','larger')),
	CONSTRAINT "appearance_settings_language_check" CHECK ("appearance_settings"."language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"show_online_status" boolean DEFAULT true NOT NULL,
	"allow_messages_from_anyone" boolean DEFAULT true NOT NULL,
	"show_contact_info" boolean DEFAULT false NOT NULL,
	"profile_visibility" text DEFAULT 'PUBLIC' NOT NULL,
	CONSTRAINT "privacy_settings_visibility_check" CHECK ("privacy_settings"."profile_visibility" in ('PUBLIC','FOLLOWERS','PRIVATE'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"label" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"full_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"country" text DEFAULT 'India' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"profession" text DEFAULT '' NOT NULL,
	"number_of_employees" integer,
	"visit_radius_km" smallint DEFAULT 40 NOT NULL,
	"google_map_link" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"profile_image_key" text,
	CONSTRAINT "profiles_visit_radius_check" CHECK ("profiles"."visit_radius_km" between 0 and 500)
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
	"kept_shares" jsonb DEFAULT '{"DESIGN":25,"MAKING":50,"MADE":100}'::jsonb NOT NULL,
	"shares_version" integer DEFAULT 0 NOT NULL,
	"swatch_paise" bigint,
	CONSTRAINT "shops_lead_check" CHECK ("shops"."lead_days" between 1 and 365),
	CONSTRAINT "shops_orders_check" CHECK ("shops"."orders_a_month" between 1 and 500),
	CONSTRAINT "shops_swatch_check" CHECK ("shops"."swatch_paise" between 100 and 50000 and "shops"."swatch_paise" % 100 = 0),
	CONSTRAINT "shops_shares_check" CHECK (("shops"."kept_shares" ->> 'DESIGN')::int between 0 and 25 and ("shops"."kept_shares" ->> 'MAKING')::int between ("shops"."kept_shares" ->> 'DESIGN')::int and 50 and ("shops"."kept_shares" ->> 'MADE')::int between ("shops"."kept_shares" ->> 'MAKING')::int and 100)
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
CREATE TABLE "brief_pictures" (
	"brief_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "brief_pictures_brief_id_position_pk" PRIMARY KEY("brief_id","position")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "briefs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"garment" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"fabric" text NOT NULL,
	"budget_from_paise" bigint NOT NULL,
	"budget_to_paise" bigint NOT NULL,
	"needed_by" date NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"tile" integer,
	"wearer" text NOT NULL,
	"for_name" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefs_state_check" CHECK ("briefs"."state" in ('OPEN','ACCEPTED','ENDED','EXPIRED')),
	CONSTRAINT "briefs_wearer_check" CHECK ("briefs"."wearer" in ('SELF','FAMILY','CHILD')),
	CONSTRAINT "briefs_budget_check" CHECK ("briefs"."budget_from_paise" between 1 and "briefs"."budget_to_paise")
);
--> statement-breakpoint
CREATE TABLE "quote_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" bigint,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"revision" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_paise" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_history_counter_check" CHECK (("quote_history"."price_paise" is not null) = ("quote_history"."act" = 'COUNTER'))
);
--> statement-breakpoint
CREATE TABLE "quote_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_pictures" (
	"quote_id" bigint NOT NULL,
	"revision" smallint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "quote_pictures_quote_id_revision_position_pk" PRIMARY KEY("quote_id","revision","position")
);
--> statement-breakpoint
CREATE TABLE "quote_revisions" (
	"quote_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"included" text NOT NULL,
	"lines" jsonb NOT NULL,
	"measuring" text NOT NULL,
	"days" smallint NOT NULL,
	"function_on" date,
	"free_changes" smallint NOT NULL,
	"valid_days" smallint NOT NULL,
	"valid_until" timestamp with time zone,
	"total_paise" bigint,
	"advance_paise" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_revisions_quote_id_number_pk" PRIMARY KEY("quote_id","number"),
	CONSTRAINT "quote_revisions_number_check" CHECK ("quote_revisions"."number" between 1 and 20),
	CONSTRAINT "quote_revisions_offered_check" CHECK ("quote_revisions"."valid_until" is null or ("quote_revisions"."total_paise" > 0 and "quote_revisions"."advance_paise" > 0))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"enquiry_id" bigint,
	"brief_id" bigint,
	"chosen_at" timestamp with time zone,
	"design_id" bigint,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" smallint DEFAULT 1 NOT NULL,
	"accepted_revision" smallint,
	"valid_until" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"order_id" bigint,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_state_check" CHECK ("quotes"."state" in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING','ORDERED','DECLINED','WITHDRAWN','EXPIRED')),
	CONSTRAINT "quotes_parties_check" CHECK ("quotes"."maker_id" <> "quotes"."buyer_id"),
	CONSTRAINT "quotes_revision_check" CHECK ("quotes"."revision" between 1 and 20),
	CONSTRAINT "quotes_accepted_check" CHECK ("quotes"."state" not in ('ACCEPTED','PAYING','ORDERED') or "quotes"."accepted_revision" = "quotes"."revision"),
	CONSTRAINT "quotes_order_check" CHECK (("quotes"."order_id" is not null) = ("quotes"."state" in ('PAYING','ORDERED')))
);
--> statement-breakpoint
CREATE TABLE "maker_ratings" (
	"maker_id" bigint PRIMARY KEY NOT NULL,
	"review_count" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	"others_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "maker_ratings_check" CHECK ("maker_ratings"."review_count" >= 0 and "maker_ratings"."rating_sum" >= "maker_ratings"."review_count" and "maker_ratings"."others_count" >= 0)
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
	"others_count" integer DEFAULT 0 NOT NULL,
	"others_sum" integer DEFAULT 0 NOT NULL,
	"others_by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
	"others_pictured_by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
	CONSTRAINT "review_totals_sums_check" CHECK ("review_totals"."review_count" = "review_totals"."by_stars"[1] + "review_totals"."by_stars"[2] + "review_totals"."by_stars"[3] + "review_totals"."by_stars"[4] + "review_totals"."by_stars"[5]
        and "review_totals"."rating_sum" = "review_totals"."by_stars"[1] + 2 * "review_totals"."by_stars"[2] + 3 * "review_totals"."by_stars"[3] + 4 * "review_totals"."by_stars"[4] + 5 * "review_totals"."by_stars"[5]),
	CONSTRAINT "review_totals_counts_check" CHECK (0 <= all ("review_totals"."by_stars") and 0 <= all ("review_totals"."pictured_by_stars")),
	CONSTRAINT "review_totals_others_sums_check" CHECK ("review_totals"."others_count" = "review_totals"."others_by_stars"[1] + "review_totals"."others_by_stars"[2] + "review_totals"."others_by_stars"[3] + "review_totals"."others_by_stars"[4] + "review_totals"."others_by_stars"[5]
        and "review_totals"."others_sum" = "review_totals"."others_by_stars"[1] + 2 * "review_totals"."others_by_stars"[2] + 3 * "review_totals"."others_by_stars"[3] + 4 * "review_totals"."others_by_stars"[4] + 5 * "review_totals"."others_by_stars"[5]),
	CONSTRAINT "review_totals_others_counts_check" CHECK (0 <= all ("review_totals"."others_by_stars") and 0 <= all ("review_totals"."others_pictured_by_stars"))
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
	"idempotency_key" text,
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
CREATE TABLE "trust_figures" (
	"maker_id" bigint NOT NULL,
	"figure" text NOT NULL,
	"amount" integer NOT NULL,
	"count" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trust_figures_maker_id_figure_pk" PRIMARY KEY("maker_id","figure"),
	CONSTRAINT "trust_figures_figure_check" CHECK ("trust_figures"."figure" in ('ON_TIME','FITTED','ALTERED','ANSWER_TIME','REPEAT_BUYERS')),
	CONSTRAINT "trust_figures_count_check" CHECK ("trust_figures"."count" >= 10 and "trust_figures"."amount" >= 0),
	CONSTRAINT "trust_figures_share_check" CHECK ("trust_figures"."figure" = 'ANSWER_TIME' or "trust_figures"."amount" <= "trust_figures"."count")
);
--> statement-breakpoint
CREATE TABLE "trust_runs" (
	"to_day" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
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
CREATE TABLE "workshop_feeds" (
	"maker_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"listeners" text[] NOT NULL,
	"payload" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"takes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"owner_id" bigint,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"calendar" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"not_before" timestamp with time zone,
	"kind" text,
	"unsubscribe_url" text,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'STORED' NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"dyes" json DEFAULT '[]'::json NOT NULL,
	"duration_ms" integer,
	"peaks" json DEFAULT '[]'::json NOT NULL,
	"failure" text,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_key_unique" UNIQUE("key"),
	CONSTRAINT "media_kind_check" CHECK ("media"."kind" in ('PICTURE','VIDEO','VOICE')),
	CONSTRAINT "media_status_check" CHECK ("media"."status" in ('STORED','READY','FAILED'))
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"owner_id" bigint,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "text_messages_subject_unique" UNIQUE("subject"),
	CONSTRAINT "text_messages_kind_check" CHECK ("text_messages"."kind" in ('CODE','ORDER','PAYMENT','MEETING'))
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_numbers" ADD CONSTRAINT "mobile_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_audit_id_book_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."book_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letter_readers" ADD CONSTRAINT "house_letter_readers_letter_id_house_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."house_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letter_readers" ADD CONSTRAINT "house_letter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letters" ADD CONSTRAINT "house_letters_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letters" ADD CONSTRAINT "house_letters_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloth_history" ADD CONSTRAINT "cloth_history_order_id_order_cloth_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_cloth"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloth_history" ADD CONSTRAINT "cloth_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloth_pictures" ADD CONSTRAINT "cloth_pictures_receipt_id_cloth_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."cloth_receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloth_pictures" ADD CONSTRAINT "cloth_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloth_receipts" ADD CONSTRAINT "cloth_receipts_order_id_order_cloth_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_cloth"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cloth" ADD CONSTRAINT "order_cloth_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cloth" ADD CONSTRAINT "order_cloth_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_history" ADD CONSTRAINT "complaint_history_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_history" ADD CONSTRAINT "complaint_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_message_id_complaint_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_complainant_id_users_id_fk" FOREIGN KEY ("complainant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_respondent_id_users_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_pictures" ADD CONSTRAINT "design_pictures_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_pictures" ADD CONSTRAINT "design_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_uploads" ADD CONSTRAINT "design_uploads_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_drafts" ADD CONSTRAINT "design_drafts_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_viewers" ADD CONSTRAINT "design_viewers_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_views" ADD CONSTRAINT "design_views_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_takedowns" ADD CONSTRAINT "design_takedowns_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_search" ADD CONSTRAINT "design_search_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_search" ADD CONSTRAINT "maker_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_to_id_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muter_id_users_id_fk" FOREIGN KEY ("muter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_voices" ADD CONSTRAINT "enquiry_voices_reply_id_enquiry_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."enquiry_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_history" ADD CONSTRAINT "fit_history_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_history" ADD CONSTRAINT "fit_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_pictures" ADD CONSTRAINT "fit_pictures_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_pictures" ADD CONSTRAINT "fit_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_zones" ADD CONSTRAINT "fit_zones_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_links" ADD CONSTRAINT "hand_links_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_piece_id_order_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."order_pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_pictures" ADD CONSTRAINT "hand_pictures_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_pictures" ADD CONSTRAINT "hand_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_plans" ADD CONSTRAINT "piece_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_overlays" ADD CONSTRAINT "naap_overlays_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_people" ADD CONSTRAINT "naap_people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_preferences" ADD CONSTRAINT "naap_preferences_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_preferences" ADD CONSTRAINT "naap_preferences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_share_id_naap_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."naap_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_version_id_naap_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."naap_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_standing_yes" ADD CONSTRAINT "naap_standing_yes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_standing_yes" ADD CONSTRAINT "naap_standing_yes_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "messages" ADD CONSTRAINT "messages_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_voice_id_media_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD CONSTRAINT "letter_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_news" ADD CONSTRAINT "letter_news_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_update_id_order_updates_id_fk" FOREIGN KEY ("order_update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_guests" ADD CONSTRAINT "occasion_guests_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_guests" ADD CONSTRAINT "occasion_guests_naap_person_id_naap_people_id_fk" FOREIGN KEY ("naap_person_id") REFERENCES "public"."naap_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_orders" ADD CONSTRAINT "occasion_orders_guest_id_occasion_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."occasion_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_shares" ADD CONSTRAINT "occasion_shares_order_id_occasion_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."occasion_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_swatch_of_designs_id_fk" FOREIGN KEY ("swatch_of") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited_order_id_orders_id_fk" FOREIGN KEY ("credited_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idle_orders" ADD CONSTRAINT "idle_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promises" ADD CONSTRAINT "order_promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_family_links" ADD CONSTRAINT "order_family_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_update_id_order_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renamed_people" ADD CONSTRAINT "renamed_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_downloads" ADD CONSTRAINT "data_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_change_pictures" ADD CONSTRAINT "plan_change_pictures_change_id_plan_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."plan_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_change_pictures" ADD CONSTRAINT "plan_change_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_step_id_plan_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."plan_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_moves" ADD CONSTRAINT "plan_moves_step_id_plan_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."plan_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_moves" ADD CONSTRAINT "plan_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_step_pictures" ADD CONSTRAINT "plan_step_pictures_step_id_plan_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."plan_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_step_pictures" ADD CONSTRAINT "plan_step_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_order_id_order_plans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_plans"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_settings" ADD CONSTRAINT "appearance_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_viewers" ADD CONSTRAINT "profile_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_pictures" ADD CONSTRAINT "brief_pictures_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_pictures" ADD CONSTRAINT "brief_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pictures" ADD CONSTRAINT "quote_pictures_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pictures" ADD CONSTRAINT "quote_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "trust_figures" ADD CONSTRAINT "trust_figures_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_feeds" ADD CONSTRAINT "workshop_feeds_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_user_idx" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_expiry_idx" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_key" ON "known_devices" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "known_devices_token_idx" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_devices_age_idx" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "password_resets_email_idx" ON "password_resets" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "password_resets_request_idx" ON "password_resets" USING btree ("request_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_age_idx" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_idx" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_sign_in_idx" ON "sign_in_challenges" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry_idx" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user_idx" ON "sign_ins" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_age_idx" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "users_time_idx" ON "users" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "users_named_idx" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_role_named_idx" ON "users" USING btree ("role",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_verified_idx" ON "users" USING btree ("id") WHERE "users"."is_verified";--> statement-breakpoint
CREATE INDEX "users_verified_named_idx" ON "users" USING btree (lower("name"),"id") WHERE "users"."is_verified";--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("status","id") WHERE "users"."status" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE "users"."suspension_reason" is not null;--> statement-breakpoint
CREATE INDEX "users_email_beginning_idx" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mobile_codes_number_idx" ON "mobile_codes" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "mobile_codes_request_idx" ON "mobile_codes" USING btree ("request_hash","id");--> statement-breakpoint
CREATE INDEX "mobile_codes_user_idx" ON "mobile_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobile_codes_age_idx" ON "mobile_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "admin_acts_subject_idx" ON "admin_acts" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "admin_acts_kind_idx" ON "admin_acts" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "admin_acts_name_idx" ON "admin_acts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "admin_acts_admin_idx" ON "admin_acts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_acts_words_idx" ON "admin_acts" USING gin (to_tsvector('simple', "reason"));--> statement-breakpoint
CREATE UNIQUE INDEX "book_audits_day_key" ON "book_audits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "book_audits_finished_idx" ON "book_audits" USING btree ("finished_at") WHERE "book_audits"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "book_differences_audit_idx" ON "book_differences" USING btree ("audit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_title_key" ON "canned_answers" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "house_letter_readers_user_idx" ON "house_letter_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "house_letters_written_by_idx" ON "house_letters" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "house_letters_sent_by_idx" ON "house_letters" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_author_idx" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_idempotency_key" ON "order_notes" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "cloth_history_order_idx" ON "cloth_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cloth_pictures_media_key" ON "cloth_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "cloth_receipts_order_idx" ON "cloth_receipts" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_cloth_due_idx" ON "order_cloth" USING btree ("due_at") WHERE "order_cloth"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_cloth_quote_key" ON "order_cloth" USING btree ("quote_id") WHERE "order_cloth"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "complaint_history_complaint_idx" ON "complaint_history" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaint_messages_thread_idx" ON "complaint_messages" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_messages_idempotency_key" ON "complaint_messages" USING btree ("complaint_id","author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "complaint_pictures_complaint_idx" ON "complaint_pictures" USING btree ("complaint_id","position");--> statement-breakpoint
CREATE INDEX "complaint_pictures_message_idx" ON "complaint_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_idempotency_key" ON "complaints" USING btree ("complainant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "complaints_filed_idx" ON "complaints" USING btree ("complainant_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_about_idx" ON "complaints" USING btree ("respondent_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_open_idx" ON "complaints" USING btree ("created_at") WHERE "complaints"."status" <> 'RESOLVED';--> statement-breakpoint
CREATE INDEX "complaints_order_idx" ON "complaints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "complaints_waiting_idx" ON "complaints" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "complaints_assignee_idx" ON "complaints" USING btree ("assignee_id","id") WHERE "complaints"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "complaints_words_idx" ON "complaints" USING gin (to_tsvector('simple', "title"));--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("id" DESC NULLS FIRST) WHERE "reports"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("status","id") WHERE "reports"."status" <> 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_open_target_idx" ON "reports" USING btree ("kind","target_id") WHERE "reports"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "design_pictures_media_idx" ON "design_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "designs_feed_idx" ON "designs" USING btree ("published_at","id","maker_id") WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "designs_of_maker_idx" ON "designs" USING btree ("maker_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE UNIQUE INDEX "designs_idempotency_key" ON "designs" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "designs_maker_idx" ON "designs" USING btree ("maker_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "designs"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "designs_title_idx" ON "designs" USING gin (to_tsvector('simple', "title"));--> statement-breakpoint
CREATE INDEX "designs_price_idx" ON "designs" USING btree ("price_paise","id");--> statement-breakpoint
CREATE INDEX "designs_unseen_idx" ON "designs" USING btree ("status","id") WHERE "designs"."status" <> 'PUBLISHED';--> statement-breakpoint
CREATE UNIQUE INDEX "design_drafts_idempotency_key" ON "design_drafts" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "design_drafts_updated_idx" ON "design_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "design_viewers_design_idx" ON "design_viewers" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "design_takedowns_design_idx" ON "design_takedowns" USING btree ("design_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "design_takedowns_standing_key" ON "design_takedowns" USING btree ("design_id") WHERE "design_takedowns"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "design_search_words_idx" ON "design_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "design_search_newest_idx" ON "design_search" USING btree ("published_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_price_idx" ON "design_search" USING btree ("price_paise","design_id");--> statement-breakpoint
CREATE INDEX "design_search_popular_idx" ON "design_search" USING btree ("popularity" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_on_time_idx" ON "design_search" USING btree ("on_time" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_maker_idx" ON "design_search" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "design_search_near_idx" ON "design_search" USING btree ("category","price_paise","design_id","maker_id","materials");--> statement-breakpoint
CREATE INDEX "design_search_same_cloth_idx" ON "design_search" USING btree ("category","materials","price_paise","design_id","maker_id");--> statement-breakpoint
CREATE INDEX "maker_search_words_idx" ON "maker_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("spelling" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_folded_beginning_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_alike_idx" ON "search_words" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "creators_ranking_idx" ON "creators" USING btree ("ranking","user_id") WHERE "creators"."role" <> 'ADMIN';--> statement-breakpoint
CREATE INDEX "creators_role_idx" ON "creators" USING btree ("role","ranking","user_id");--> statement-breakpoint
CREATE INDEX "creators_on_time_idx" ON "creators" USING btree ("on_time","ranking","user_id") WHERE "creators"."role" <> 'ADMIN' and "creators"."ranking" >= 1000;--> statement-breakpoint
CREATE INDEX "creators_role_on_time_idx" ON "creators" USING btree ("role","on_time","ranking","user_id") WHERE "creators"."ranking" >= 1000;--> statement-breakpoint
CREATE INDEX "creators_place_idx" ON "creators" USING btree ("latitude","longitude","role","ranking","user_id","designs","on_time") WHERE "creators"."latitude" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_order_name_key" ON "documents" USING btree ("order_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_key" ON "documents" USING btree ("series","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name_key" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "comment_mentions_user_idx" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_design_idx" ON "comments" USING btree ("design_id","id" DESC NULLS FIRST) WHERE "comments"."reply_to_id" is null;--> statement-breakpoint
CREATE INDEX "comments_all_idx" ON "comments" USING btree ("design_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("reply_to_id","id") WHERE "comments"."reply_to_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_people_idx" ON "comments" USING btree ("design_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_idempotency_key" ON "comments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "comments_time_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "likes_design_idx" ON "likes" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_time_idx" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "saves_design_idx" ON "saves" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "saves_user_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saves_default_board_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is null;--> statement-breakpoint
CREATE INDEX "saves_board_idx" ON "saves" USING btree ("board_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is not null;--> statement-breakpoint
CREATE INDEX "saves_time_idx" ON "saves" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "follow_requests_maker_idx" ON "follow_requests" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_maker_idx" ON "follows" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mutes_list_idx" ON "mutes" USING btree ("muter_id","created_at" DESC NULLS FIRST,"muted_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mutes_muted_idx" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "shares_design_idx" ON "shares" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_once" ON "enquiries" USING btree ("design_id","fingerprint");--> statement-breakpoint
CREATE INDEX "enquiries_maker_idx" ON "enquiries" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_design_idx" ON "enquiries" USING btree ("design_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_user_idx" ON "enquiries" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry_idx" ON "enquiry_replies" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_voices_question_key" ON "enquiry_voices" USING btree ("enquiry_id") WHERE "enquiry_voices"."reply_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_voices_reply_key" ON "enquiry_voices" USING btree ("reply_id") WHERE "enquiry_voices"."reply_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiry_voices_enquiry_idx" ON "enquiry_voices" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_idempotency_key" ON "fit_claims" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_one_open" ON "fit_claims" USING btree ("order_id") WHERE "fit_claims"."state" in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED','ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK');--> statement-breakpoint
CREATE INDEX "fit_claims_order_idx" ON "fit_claims" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fit_claims_desk_idx" ON "fit_claims" USING btree ("id") WHERE "fit_claims"."state" = 'AT_DESK';--> statement-breakpoint
CREATE INDEX "fit_claims_due_idx" ON "fit_claims" USING btree ("due_at") WHERE "fit_claims"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_quote_key" ON "fit_claims" USING btree ("quote_id") WHERE "fit_claims"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "fit_claims_measurement_idx" ON "fit_claims" USING btree ("measurement_id") WHERE "fit_claims"."measurement_id" is not null;--> statement-breakpoint
CREATE INDEX "fit_history_claim_idx" ON "fit_history" USING btree ("claim_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_pictures_media_key" ON "fit_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_links_token_key" ON "hand_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_links_live_key" ON "hand_links" USING btree ("hand_over_id","kind") WHERE "hand_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "hand_links_hand_over_idx" ON "hand_links" USING btree ("hand_over_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_idempotency_key" ON "hand_overs" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_one_open" ON "hand_overs" USING btree ("piece_id") WHERE "hand_overs"."state" in ('OFFERED','ACCEPTED','BROUGHT_BACK');--> statement-breakpoint
CREATE INDEX "hand_overs_order_idx" ON "hand_overs" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "hand_overs_piece_idx" ON "hand_overs" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "hand_overs_account_idx" ON "hand_overs" USING btree ("account_id","id") WHERE "hand_overs"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "hand_overs_design_idx" ON "hand_overs" USING btree ("design_id") WHERE "hand_overs"."design_id" is not null;--> statement-breakpoint
CREATE INDEX "hand_overs_credit_idx" ON "hand_overs" USING btree ("design_id","id") WHERE "hand_overs"."credit" = 'AGREED';--> statement-breakpoint
CREATE INDEX "hand_overs_kept_idx" ON "hand_overs" USING btree ("ended_at") WHERE "hand_overs"."ended_at" is not null and "hand_overs"."name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "hand_pictures_media_key" ON "hand_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "order_pieces_order_idx" ON "order_pieces" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "naap_overlays_person_idx" ON "naap_overlays" USING btree ("person_id","garment","id");--> statement-breakpoint
CREATE INDEX "naap_people_owner_idx" ON "naap_people" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_people_self_key" ON "naap_people" USING btree ("owner_id") WHERE "naap_people"."relation" = 'SELF' and "naap_people"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_preferences_part_key" ON "naap_preferences" USING btree ("person_id","garment","part");--> statement-breakpoint
CREATE INDEX "naap_preferences_order_idx" ON "naap_preferences" USING btree ("order_id") WHERE "naap_preferences"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_version_key" ON "naap_versions" USING btree ("person_id","garment","version");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_newest_key" ON "naap_versions" USING btree ("person_id","garment") WHERE "naap_versions"."is_newest";--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_measurement_key" ON "naap_versions" USING btree ("measurement_id") WHERE "naap_versions"."measurement_id" is not null;--> statement-breakpoint
CREATE INDEX "naap_versions_order_idx" ON "naap_versions" USING btree ("order_id") WHERE "naap_versions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "naap_versions_maker_idx" ON "naap_versions" USING btree ("maker_id") WHERE "naap_versions"."maker_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_version_key" ON "measurements" USING btree ("order_id","garment","version");--> statement-breakpoint
CREATE INDEX "measurements_order_idx" ON "measurements" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "measurements_owner_idx" ON "measurements" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_readings_day_key" ON "naap_readings" USING btree ("share_id","reader_id","day");--> statement-breakpoint
CREATE INDEX "naap_readings_owner_idx" ON "naap_readings" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "naap_readings_reader_idx" ON "naap_readings" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_shares_live_key" ON "naap_shares" USING btree ("order_id","garment") WHERE "naap_shares"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "naap_shares_order_idx" ON "naap_shares" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "naap_shares_person_idx" ON "naap_shares" USING btree ("person_id","garment","id");--> statement-breakpoint
CREATE INDEX "naap_shares_version_idx" ON "naap_shares" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "naap_shares_measurement_idx" ON "naap_shares" USING btree ("measurement_id") WHERE "naap_shares"."measurement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_standing_yes_live_key" ON "naap_standing_yes" USING btree ("order_id") WHERE "naap_standing_yes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "naap_standing_yes_person_idx" ON "naap_standing_yes" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_active" ON "meetings" USING btree ("order_id") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_per_slot" ON "meetings" USING btree ("maker_id","scheduled_at") WHERE status in ('SCHEDULED','IN_PROGRESS');--> statement-breakpoint
CREATE INDEX "meetings_order_idx" ON "meetings" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meetings_calendar_idx" ON "meetings" USING btree ("maker_id","scheduled_at","id") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "meetings_reminder_idx" ON "meetings" USING btree ("scheduled_at") WHERE status = 'SCHEDULED' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "meetings_buyer_idx" ON "meetings" USING btree ("buyer_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "blocks_list_idx" ON "blocks" USING btree ("blocker_id","created_at" DESC NULLS FIRST,"blocked_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "chat_members_inbox_idx" ON "chat_members" USING btree ("user_id","last_message_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_members_unread_idx" ON "chat_members" USING btree ("user_id") WHERE "chat_members"."unread_count" > 0;--> statement-breakpoint
CREATE INDEX "messages_chat_idx" ON "messages" USING btree ("chat_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_voice_key" ON "messages" USING btree ("voice_id") WHERE "messages"."voice_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_quote_idx" ON "messages" USING btree ("quote_id") WHERE "messages"."quote_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_nonce_key" ON "messages" USING btree ("sender_id","nonce") WHERE "messages"."nonce" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title_key" ON "saved_replies" USING btree ("user_id",lower("title"));--> statement-breakpoint
CREATE INDEX "letter_settings_marketing_idx" ON "letter_settings" USING btree ("user_id") WHERE "letter_settings"."marketing_since" is not null;--> statement-breakpoint
CREATE INDEX "letter_settings_digest_idx" ON "letter_settings" USING btree ("digest","user_id") WHERE "letter_settings"."digest" <> 'OFF';--> statement-breakpoint
CREATE INDEX "letter_news_time_idx" ON "letter_news" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "letter_news_sender_idx" ON "letter_news" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "letter_news_design_idx" ON "letter_news" USING btree ("design_id") WHERE "letter_news"."design_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject_key" ON "notifications" USING btree ("recipient_id","subject");--> statement-breakpoint
CREATE INDEX "notifications_page_idx" ON "notifications" USING btree ("recipient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."count" > 0;--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("recipient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."count" > 0 and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_sender_idx" ON "notifications" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "notifications_design_idx" ON "notifications" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "notifications_order_idx" ON "notifications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "notifications_complaint_idx" ON "notifications" USING btree ("complaint_id") WHERE "notifications"."complaint_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_update_idx" ON "notifications" USING btree ("order_update_id") WHERE "notifications"."order_update_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_enquiry_idx" ON "notifications" USING btree ("enquiry_id") WHERE "notifications"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_meeting_idx" ON "notifications" USING btree ("meeting_id") WHERE "notifications"."meeting_id" is not null;--> statement-breakpoint
CREATE INDEX "told_likes_user_idx" ON "told_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "occasion_guests_occasion_idx" ON "occasion_guests" USING btree ("occasion_id","id");--> statement-breakpoint
CREATE INDEX "occasion_guests_naap_idx" ON "occasion_guests" USING btree ("naap_person_id") WHERE "occasion_guests"."naap_person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_guests_idempotency_key" ON "occasion_guests" USING btree ("occasion_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "occasion_orders_occasion_idx" ON "occasion_orders" USING btree ("occasion_id");--> statement-breakpoint
CREATE INDEX "occasion_orders_guest_idx" ON "occasion_orders" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_shares_token_key" ON "occasion_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "occasion_shares_live_key" ON "occasion_shares" USING btree ("order_id","purpose") WHERE "occasion_shares"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "occasion_shares_order_idx" ON "occasion_shares" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "occasion_shares_expiry_idx" ON "occasion_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "occasions_organiser_idx" ON "occasions" USING btree ("organiser_id","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasions_idempotency_key" ON "occasions" USING btree ("organiser_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_answers_media_idx" ON "order_answers" USING btree ("media_id") WHERE "order_answers"."media_id" is not null;--> statement-breakpoint
CREATE INDEX "order_history_order_idx" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_history_cancelled_idx" ON "order_history" USING btree ("actor_id","created_at") WHERE "order_history"."to_status" = 'CANCELLED' and "order_history"."actor" = 'MAKER';--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_idempotency_key" ON "order_history" USING btree ("order_id","idempotency_key") WHERE "order_history"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_design_idx" ON "order_items" USING btree ("design_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency_key" ON "orders" USING btree ("buyer_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "orders_final_due_idx" ON "orders" USING btree ("final_due_at") WHERE "orders"."final_reminded" < 4 and "orders"."status" in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY');--> statement-breakpoint
CREATE INDEX "orders_maker_idx" ON "orders" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_buyer_status_idx" ON "orders" USING btree ("buyer_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_maker_status_idx" ON "orders" USING btree ("maker_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_month_idx" ON "orders" USING btree ("maker_id","created_at") WHERE "orders"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_sold_idx" ON "orders" USING btree ("maker_id","confirmed_at","status","total_paise") WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_open_buyer_idx" ON "orders" USING btree ("buyer_id","id") WHERE "orders"."status" not in ('DELIVERED','CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_open_maker_idx" ON "orders" USING btree ("maker_id","id") WHERE "orders"."status" not in ('DELIVERED','CANCELLED');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_swatch_idx" ON "orders" USING btree ("buyer_id","swatch_of") WHERE "orders"."swatch_of" is not null and "orders"."status" not in ('DELIVERED','CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_swatches_idx" ON "orders" USING btree ("buyer_id","maker_id") WHERE "orders"."swatch_of" is not null and "orders"."credited_order_id" is null;--> statement-breakpoint
CREATE INDEX "orders_unsent_swatches_idx" ON "orders" USING btree ("confirmed_at") WHERE "orders"."swatch_of" is not null and "orders"."status" = 'CONFIRMED';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_credited_idx" ON "orders" USING btree ("credited_order_id") WHERE "orders"."credited_order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_time_idx" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_promises_open_key" ON "order_promises" USING btree ("order_id") WHERE "order_promises"."state" = 'PROPOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "order_promises_idempotency_key" ON "order_promises" USING btree ("order_id","idempotency_key") WHERE "order_promises"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "order_promises_order_idx" ON "order_promises" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_promises_answer_idx" ON "order_promises" USING btree ("answer_by") WHERE "order_promises"."state" = 'PROPOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_open_key" ON "cancellation_requests" USING btree ("order_id") WHERE "cancellation_requests"."status" in ('ASKED','OVERDUE');--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_idempotency_key" ON "cancellation_requests" USING btree ("order_id","idempotency_key") WHERE "cancellation_requests"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "cancellation_requests_order_idx" ON "cancellation_requests" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_due_idx" ON "cancellation_requests" USING btree ("answer_by") WHERE "cancellation_requests"."status" in ('ASKED','OVERDUE');--> statement-breakpoint
CREATE UNIQUE INDEX "order_family_links_token_key" ON "order_family_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "order_family_links_order_idx" ON "order_family_links" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_family_links_expiry_idx" ON "order_family_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_update_pictures_media_key" ON "order_update_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "order_updates_order_idx" ON "order_updates" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_updates_idempotency_key" ON "order_updates" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_words_sold_idx" ON "order_words" USING gin ("maker_id","sold_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_words_bought_idx" ON "order_words" USING gin ("buyer_id","bought_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "renamed_people_user_idx" ON "renamed_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_idx" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open_idx" ON "payment_disputes" USING btree ("respond_by") WHERE "payment_disputes"."status" in ('OPEN','UNDER_REVIEW');--> statement-breakpoint
CREATE INDEX "payment_attempts_payment_idx" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_purpose_key" ON "payments" USING btree ("order_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_capture" ON "payments" USING btree ("order_id","purpose") WHERE "payments"."status" = 'CAPTURED';--> statement-breakpoint
CREATE INDEX "payments_maker_idx" ON "payments" USING btree ("maker_id","authorized_at","id","expected_paise") WHERE "payments"."status" in ('AUTHORIZED','CAPTURED','REFUNDED');--> statement-breakpoint
CREATE INDEX "payments_buyer_idx" ON "payments" USING btree ("buyer_id","authorized_at") WHERE "payments"."status" in ('AUTHORIZED','CAPTURED','REFUNDED');--> statement-breakpoint
CREATE INDEX "payments_check_idx" ON "payments" USING btree ("check_after") WHERE "payments"."check_after" is not null;--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_provider_payment_idx" ON "refunds" USING btree ("razorpay_payment_id");--> statement-breakpoint
CREATE INDEX "refunds_maker_idx" ON "refunds" USING btree ("maker_id","created_at","id") WHERE "refunds"."status" <> 'DROPPED';--> statement-breakpoint
CREATE INDEX "refunds_time_idx" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("updated_at") WHERE "refunds"."status" in ('QUEUED','PENDING');--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("updated_at") WHERE "refunds"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "webhook_events_open_idx" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_done_idx" ON "webhook_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "webhook_events_given_up_idx" ON "webhook_events" USING btree ("given_up_at") WHERE "webhook_events"."given_up_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_one_at_a_time" ON "data_downloads" USING btree ("user_id") WHERE "data_downloads"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "data_downloads_user_idx" ON "data_downloads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_downloads_age_idx" ON "data_downloads" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_file_key" ON "data_downloads" USING btree ("file_key") WHERE "data_downloads"."file_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_change_pictures_media_key" ON "plan_change_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "plan_changes_step_idx" ON "plan_changes" USING btree ("step_id","id");--> statement-breakpoint
CREATE INDEX "plan_moves_step_idx" ON "plan_moves" USING btree ("step_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_moves_idempotency_key" ON "plan_moves" USING btree ("step_id","idempotency_key") WHERE "plan_moves"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_step_pictures_media_key" ON "plan_step_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "plan_steps_order_idx" ON "plan_steps" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "plan_steps_waiting_idx" ON "plan_steps" USING btree ("silent_at") WHERE "plan_steps"."silent_at" is not null;--> statement-breakpoint
CREATE INDEX "privacy_settings_hidden_idx" ON "privacy_settings" USING btree ("user_id") WHERE not "privacy_settings"."show_online_status";--> statement-breakpoint
CREATE INDEX "privacy_settings_private_idx" ON "privacy_settings" USING btree ("user_id","profile_visibility") WHERE "privacy_settings"."profile_visibility" <> 'PUBLIC';--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "profiles_card_idx" ON "profiles" USING btree ("user_id","city","profile_image_key");--> statement-breakpoint
CREATE INDEX "profiles_phone_idx" ON "profiles" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10) text_pattern_ops) WHERE "profiles"."phone" <> '';--> statement-breakpoint
CREATE INDEX "profile_viewers_user_idx" ON "profile_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brief_pictures_media_idx" ON "brief_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "briefs_idempotency_key" ON "briefs" USING btree ("owner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "briefs_owner_idx" ON "briefs" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_garment_idx" ON "briefs" USING btree ("garment","id" DESC NULLS FIRST) WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "briefs_near_idx" ON "briefs" USING btree ("garment","tile","id" DESC NULLS FIRST) WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "briefs_ending_idx" ON "briefs" USING btree ("ends_at") WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "quote_history_quote_idx" ON "quote_history" USING btree ("quote_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_history_one_counter" ON "quote_history" USING btree ("quote_id","revision") WHERE "quote_history"."act" = 'COUNTER';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_links_token_key" ON "quote_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "quote_links_quote_idx" ON "quote_links" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_links_expiry_idx" ON "quote_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_pictures_media_idx" ON "quote_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_idempotency_key" ON "quotes" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_order_key" ON "quotes" USING btree ("order_id") WHERE "quotes"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_open" ON "quotes" USING btree ("maker_id","buyer_id",coalesce("design_id", 0),coalesce("brief_id", 0)) WHERE "quotes"."state" in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING');--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_bid" ON "quotes" USING btree ("brief_id","maker_id") WHERE "quotes"."brief_id" is not null and "quotes"."state" <> 'WITHDRAWN';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_chosen" ON "quotes" USING btree ("brief_id") WHERE "quotes"."chosen_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_brief_idx" ON "quotes" USING btree ("brief_id") WHERE "quotes"."brief_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_maker_idx" ON "quotes" USING btree ("maker_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_buyer_idx" ON "quotes" USING btree ("buyer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "quotes"."valid_until" is not null;--> statement-breakpoint
CREATE INDEX "quotes_ending_idx" ON "quotes" USING btree ("valid_until") WHERE "quotes"."state" in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED');--> statement-breakpoint
CREATE INDEX "quotes_design_idx" ON "quotes" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "quotes_enquiry_idx" ON "quotes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_pictures_media_key" ON "review_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "review_totals_maker_idx" ON "review_totals" USING btree ("maker_id","design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_votes_review_idx" ON "review_votes" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("design_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_page_idx" ON "reviews" USING btree ("design_id","is_verified","rating","has_pictures","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_helpful_idx" ON "reviews" USING btree ("design_id","is_verified","rating","has_pictures","helpful_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_maker_idx" ON "reviews" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stories_tray_idx" ON "stories" USING btree ("expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "stories"."is_newest";--> statement-breakpoint
CREATE INDEX "stories_maker_idx" ON "stories" USING btree ("maker_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_one_newest" ON "stories" USING btree ("maker_id") WHERE "stories"."is_newest";--> statement-breakpoint
CREATE UNIQUE INDEX "stories_idempotency_key" ON "stories" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_media_key" ON "stories" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "stories_expiry_idx" ON "stories" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_views_story_idx" ON "story_views" USING btree ("story_id","seen_at" DESC NULLS FIRST,"viewer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trust_figures_day_idx" ON "trust_figures" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "verification_documents_request_idx" ON "verification_documents" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_one_waiting" ON "verification_requests" USING btree ("user_id") WHERE "verification_requests"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "verification_requests_user_idx" ON "verification_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "verification_requests_queue_idx" ON "verification_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "verification_requests_decider_idx" ON "verification_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "verification_requests_decided_idx" ON "verification_requests" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_feeds_token_key" ON "workshop_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "mails_owner_idx" ON "mails" USING btree ("owner_id") WHERE "mails"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "media_unfinished_idx" ON "media" USING btree ("created_at") WHERE "media"."status" = 'STORED';--> statement-breakpoint
CREATE INDEX "media_unclaimed_idx" ON "media" USING btree ("created_at") WHERE "media"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "text_messages_recipient_idx" ON "text_messages" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "text_messages_owner_idx" ON "text_messages" USING btree ("owner_id") WHERE "text_messages"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_waiting_idx" ON "text_messages" USING btree ("expires_at") WHERE "text_messages"."sent_at" is null and "text_messages"."given_up_at" is null;--> statement-breakpoint
-- The one row that counts the published designs.
INSERT INTO "design_totals" ("id", "published") VALUES (1, 0);
