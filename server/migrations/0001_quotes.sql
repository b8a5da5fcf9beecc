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
ALTER TABLE "order_items" ALTER COLUMN "design_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quote_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quote_revision" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pictures" ADD CONSTRAINT "quote_pictures_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_pictures" ADD CONSTRAINT "quote_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_history_quote_idx" ON "quote_history" USING btree ("quote_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_history_one_counter" ON "quote_history" USING btree ("quote_id","revision") WHERE "quote_history"."act" = 'COUNTER';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_links_token_key" ON "quote_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "quote_links_quote_idx" ON "quote_links" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_links_expiry_idx" ON "quote_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_pictures_media_idx" ON "quote_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_idempotency_key" ON "quotes" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_order_key" ON "quotes" USING btree ("order_id") WHERE "quotes"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_open" ON "quotes" USING btree ("maker_id","buyer_id",coalesce("design_id", 0)) WHERE "quotes"."state" in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING');--> statement-breakpoint
CREATE INDEX "quotes_maker_idx" ON "quotes" USING btree ("maker_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_buyer_idx" ON "quotes" USING btree ("buyer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "quotes"."valid_until" is not null;--> statement-breakpoint
CREATE INDEX "quotes_ending_idx" ON "quotes" USING btree ("valid_until") WHERE "quotes"."state" in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED');--> statement-breakpoint
CREATE INDEX "quotes_design_idx" ON "quotes" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "quotes_enquiry_idx" ON "quotes" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_quote_idx" ON "messages" USING btree ("quote_id") WHERE "messages"."quote_id" is not null;