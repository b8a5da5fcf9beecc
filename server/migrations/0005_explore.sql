CREATE TABLE "creator_totals" (
	"role" text PRIMARY KEY NOT NULL,
	"people" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"standing" smallint NOT NULL,
	"designs" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "creators_counts_check" CHECK ("creators"."designs" >= 0 and "creators"."likes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creators_standing_idx" ON "creators" USING btree ("standing","user_id") WHERE "creators"."role" <> 'ADMIN';--> statement-breakpoint
CREATE INDEX "creators_role_idx" ON "creators" USING btree ("role","standing","user_id");