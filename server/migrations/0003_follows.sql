CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "follow_counts_check" CHECK ("follow_counts"."followers" >= 0 and "follow_counts"."following" >= 0)
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
CREATE TABLE "trending" (
	"place" smallint PRIMARY KEY NOT NULL,
	"design_id" bigint NOT NULL,
	"score" double precision NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "designs_feed_idx";--> statement-breakpoint
ALTER TABLE "saves" ADD COLUMN "board_id" bigint;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name_key" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "follows_maker_idx" ON "follows" USING btree ("maker_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_of_maker_idx" ON "designs" USING btree ("maker_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "designs"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_time_idx" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "saves_user_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saves_default_board_idx" ON "saves" USING btree ("user_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is null;--> statement-breakpoint
CREATE INDEX "saves_board_idx" ON "saves" USING btree ("board_id","created_at" DESC NULLS FIRST,"design_id" DESC NULLS FIRST) WHERE "saves"."board_id" is not null;--> statement-breakpoint
CREATE INDEX "saves_time_idx" ON "saves" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_time_idx" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "designs_feed_idx" ON "designs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"maker_id") WHERE "designs"."status" = 'PUBLISHED';