CREATE TABLE "trust_figures" (
	"maker_id" bigint NOT NULL,
	"figure" text NOT NULL,
	"amount" integer NOT NULL,
	"count" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trust_figures_maker_id_figure_pk" PRIMARY KEY("maker_id","figure"),
	CONSTRAINT "trust_figures_figure_check" CHECK ("trust_figures"."figure" in ('ON_TIME','ANSWER_TIME','REPEAT_BUYERS')),
	CONSTRAINT "trust_figures_count_check" CHECK ("trust_figures"."count" >= 10 and "trust_figures"."amount" >= 0),
	CONSTRAINT "trust_figures_share_check" CHECK ("trust_figures"."figure" = 'ANSWER_TIME' or "trust_figures"."amount" <= "trust_figures"."count")
);
--> statement-breakpoint
CREATE TABLE "trust_runs" (
	"to_day" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "creators_place_idx";--> statement-breakpoint
ALTER TABLE "design_search" ADD COLUMN "on_time" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "on_time" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trust_figures" ADD CONSTRAINT "trust_figures_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trust_figures_day_idx" ON "trust_figures" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "design_search_on_time_idx" ON "design_search" USING btree ("on_time" DESC NULLS FIRST,"design_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "creators_on_time_idx" ON "creators" USING btree ("on_time","ranking","user_id") WHERE "creators"."role" <> 'ADMIN' and "creators"."ranking" >= 1000;--> statement-breakpoint
CREATE INDEX "creators_role_on_time_idx" ON "creators" USING btree ("role","on_time","ranking","user_id") WHERE "creators"."ranking" >= 1000;--> statement-breakpoint
CREATE INDEX "creators_place_idx" ON "creators" USING btree ("latitude","longitude","role","ranking","user_id","designs","on_time") WHERE "creators"."latitude" is not null;