CREATE TABLE "design_search" (
	"design_id" bigint PRIMARY KEY NOT NULL,
	"maker_id" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"price_paise" bigint NOT NULL,
	"popularity" smallint NOT NULL,
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
CREATE TABLE "search_words" (
	"spelling" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"grade" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_search" ADD CONSTRAINT "design_search_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_search" ADD CONSTRAINT "maker_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_search_words_idx" ON "design_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "design_search_newest_idx" ON "design_search" USING btree ("published_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_price_idx" ON "design_search" USING btree ("price_paise","design_id");--> statement-breakpoint
CREATE INDEX "design_search_popular_idx" ON "design_search" USING btree ("popularity" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "design_search_maker_idx" ON "design_search" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "maker_search_words_idx" ON "maker_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("spelling" text_pattern_ops);