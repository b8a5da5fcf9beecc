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
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_outcome_check";--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "by_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "by_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "design_updates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "order_updates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD COLUMN "marketing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_numbers" ADD CONSTRAINT "mobile_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letter_readers" ADD CONSTRAINT "house_letter_readers_letter_id_house_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."house_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letter_readers" ADD CONSTRAINT "house_letter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letters" ADD CONSTRAINT "house_letters_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_letters" ADD CONSTRAINT "house_letters_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mobile_codes_number_idx" ON "mobile_codes" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "mobile_codes_request_idx" ON "mobile_codes" USING btree ("request_hash","id");--> statement-breakpoint
CREATE INDEX "mobile_codes_user_idx" ON "mobile_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobile_codes_age_idx" ON "mobile_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "house_letter_readers_user_idx" ON "house_letter_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "house_letters_written_by_idx" ON "house_letters" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "house_letters_sent_by_idx" ON "house_letters" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "text_messages_recipient_idx" ON "text_messages" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "text_messages_owner_idx" ON "text_messages" USING btree ("owner_id") WHERE "text_messages"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_waiting_idx" ON "text_messages" USING btree ("expires_at") WHERE "text_messages"."sent_at" is null and "text_messages"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "letter_settings_marketing_idx" ON "letter_settings" USING btree ("user_id") WHERE "letter_settings"."marketing_since" is not null;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_outcome_check" CHECK ("sign_ins"."outcome" in ('REGISTERED','SIGNED_IN','CODE_ASKED','SIGNED_IN_WITH_CODE','SIGNED_IN_WITH_RECOVERY_CODE','SIGNED_IN_BY_NUMBER','WRONG_PASSWORD','WRONG_CODE','WRONG_TEXT_CODE'));