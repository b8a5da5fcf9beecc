CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "designs_dyeless_idx" ON "designs" USING btree ("id") WHERE "designs"."status" = 'PUBLISHED' and "designs"."pictures" -> 0 -> 'dyes' is null;