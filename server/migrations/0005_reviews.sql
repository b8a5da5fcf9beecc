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
CREATE UNIQUE INDEX "review_pictures_media_key" ON "review_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "review_totals_maker_idx" ON "review_totals" USING btree ("maker_id","design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_votes_review_idx" ON "review_votes" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("design_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_strands_idx" ON "reviews" USING btree ("design_id","rating","has_pictures","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_helpful_idx" ON "reviews" USING btree ("design_id","rating","has_pictures","helpful_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_maker_idx" ON "reviews" USING btree ("maker_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");