DROP INDEX "designs_maker_idx";--> statement-breakpoint
CREATE INDEX "designs_maker_idx" ON "designs" USING btree ("maker_id","id" DESC NULLS FIRST) WHERE "designs"."status" <> 'DELETED';