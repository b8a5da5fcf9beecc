ALTER TABLE "orders" ADD COLUMN "final_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "final_reminded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'CANCELLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "processed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_final_due_idx" ON "orders" USING btree ("final_due_at") WHERE "orders"."final_reminded" < 4 and "orders"."status" in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY');--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("updated_at") WHERE "refunds"."status" = 'FAILED';--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_refunded_check" CHECK ("payment_attempts"."refunded_paise" >= 0 and "payment_attempts"."refunded_paise" <= "payment_attempts"."amount_paise");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','SECOND','WRONG','LATE'));