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
DROP INDEX "quotes_one_open";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "brief_id" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brief_pictures" ADD CONSTRAINT "brief_pictures_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_pictures" ADD CONSTRAINT "brief_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_pictures_media_idx" ON "brief_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "briefs_idempotency_key" ON "briefs" USING btree ("owner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "briefs_owner_idx" ON "briefs" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_garment_idx" ON "briefs" USING btree ("garment","id" DESC NULLS FIRST) WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "briefs_near_idx" ON "briefs" USING btree ("garment","tile","id" DESC NULLS FIRST) WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "briefs_ending_idx" ON "briefs" USING btree ("ends_at") WHERE "briefs"."state" = 'OPEN';--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_bid" ON "quotes" USING btree ("brief_id","maker_id") WHERE "quotes"."brief_id" is not null and "quotes"."state" <> 'WITHDRAWN';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_chosen" ON "quotes" USING btree ("brief_id") WHERE "quotes"."chosen_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_brief_idx" ON "quotes" USING btree ("brief_id") WHERE "quotes"."brief_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_open" ON "quotes" USING btree ("maker_id","buyer_id",coalesce("design_id", 0),coalesce("brief_id", 0)) WHERE "quotes"."state" in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING');