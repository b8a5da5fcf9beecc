-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "designs_language_unknown_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "designs_language_unknown_idx" ON "designs" USING btree ("id") WHERE "designs"."language" is null;
