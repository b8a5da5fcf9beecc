CREATE TABLE "provider_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_status_check";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_provider_payment_idx" ON "refunds" USING btree ("razorpay_payment_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_check" CHECK (("documents"."kind", "documents"."series") in (('ADVANCE_RECEIPT','R'),('FINAL_RECEIPT','R'),('ORDER_RECEIPT','R'),('INVOICE','I'),('REFUND_VOUCHER','V'),('CREDIT_NOTE','C')));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','PROVIDER','SECOND','WRONG','LATE'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('QUEUED','PENDING','PROCESSED','FAILED','DROPPED'));