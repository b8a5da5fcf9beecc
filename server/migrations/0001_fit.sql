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
ALTER TABLE "measurements" ADD COLUMN "likes" jsonb;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_claims" ADD CONSTRAINT "fit_claims_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_history" ADD CONSTRAINT "fit_history_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_history" ADD CONSTRAINT "fit_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_pictures" ADD CONSTRAINT "fit_pictures_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_pictures" ADD CONSTRAINT "fit_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_zones" ADD CONSTRAINT "fit_zones_claim_id_fit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."fit_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_preferences" ADD CONSTRAINT "naap_preferences_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_preferences" ADD CONSTRAINT "naap_preferences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_idempotency_key" ON "fit_claims" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_one_open" ON "fit_claims" USING btree ("order_id") WHERE "fit_claims"."state" in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED','ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK');--> statement-breakpoint
CREATE INDEX "fit_claims_order_idx" ON "fit_claims" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fit_claims_desk_idx" ON "fit_claims" USING btree ("id") WHERE "fit_claims"."state" = 'AT_DESK';--> statement-breakpoint
CREATE INDEX "fit_claims_due_idx" ON "fit_claims" USING btree ("due_at") WHERE "fit_claims"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fit_claims_quote_key" ON "fit_claims" USING btree ("quote_id") WHERE "fit_claims"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "fit_claims_measurement_idx" ON "fit_claims" USING btree ("measurement_id") WHERE "fit_claims"."measurement_id" is not null;--> statement-breakpoint
CREATE INDEX "fit_history_claim_idx" ON "fit_history" USING btree ("claim_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_pictures_media_key" ON "fit_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_preferences_part_key" ON "naap_preferences" USING btree ("person_id","garment","part");--> statement-breakpoint
CREATE INDEX "naap_preferences_order_idx" ON "naap_preferences" USING btree ("order_id") WHERE "naap_preferences"."order_id" is not null;