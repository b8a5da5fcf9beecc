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
ALTER TABLE "measurements" ADD COLUMN "taken_from" jsonb;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "naap_overlays" ADD CONSTRAINT "naap_overlays_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_people" ADD CONSTRAINT "naap_people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_versions" ADD CONSTRAINT "naap_versions_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_share_id_naap_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."naap_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_readings" ADD CONSTRAINT "naap_readings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_version_id_naap_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."naap_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_shares" ADD CONSTRAINT "naap_shares_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_standing_yes" ADD CONSTRAINT "naap_standing_yes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naap_standing_yes" ADD CONSTRAINT "naap_standing_yes_person_id_naap_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."naap_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "naap_overlays_person_idx" ON "naap_overlays" USING btree ("person_id","garment","id");--> statement-breakpoint
CREATE INDEX "naap_people_owner_idx" ON "naap_people" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_people_self_key" ON "naap_people" USING btree ("owner_id") WHERE "naap_people"."relation" = 'SELF' and "naap_people"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_version_key" ON "naap_versions" USING btree ("person_id","garment","version");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_newest_key" ON "naap_versions" USING btree ("person_id","garment") WHERE "naap_versions"."is_newest";--> statement-breakpoint
CREATE UNIQUE INDEX "naap_versions_measurement_key" ON "naap_versions" USING btree ("measurement_id") WHERE "naap_versions"."measurement_id" is not null;--> statement-breakpoint
CREATE INDEX "naap_versions_order_idx" ON "naap_versions" USING btree ("order_id") WHERE "naap_versions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "naap_versions_maker_idx" ON "naap_versions" USING btree ("maker_id") WHERE "naap_versions"."maker_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_readings_day_key" ON "naap_readings" USING btree ("share_id","reader_id","day");--> statement-breakpoint
CREATE INDEX "naap_readings_owner_idx" ON "naap_readings" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "naap_readings_reader_idx" ON "naap_readings" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "naap_shares_live_key" ON "naap_shares" USING btree ("order_id","garment") WHERE "naap_shares"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "naap_shares_order_idx" ON "naap_shares" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "naap_shares_person_idx" ON "naap_shares" USING btree ("person_id","garment","id");--> statement-breakpoint
CREATE INDEX "naap_shares_version_idx" ON "naap_shares" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "naap_shares_measurement_idx" ON "naap_shares" USING btree ("measurement_id") WHERE "naap_shares"."measurement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "naap_standing_yes_live_key" ON "naap_standing_yes" USING btree ("order_id") WHERE "naap_standing_yes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "naap_standing_yes_person_idx" ON "naap_standing_yes" USING btree ("person_id");