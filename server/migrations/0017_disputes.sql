CREATE TABLE "payment_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"razorpay_payment_id" text NOT NULL,
	"razorpay_dispute_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"phase" text NOT NULL,
	"reason_code" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_razorpay_dispute_id_unique" UNIQUE("razorpay_dispute_id"),
	CONSTRAINT "payment_disputes_amount_check" CHECK ("payment_disputes"."amount_paise" > 0),
	CONSTRAINT "payment_disputes_status_check" CHECK ("payment_disputes"."status" in ('OPEN','UNDER_REVIEW','WON','LOST','CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_check";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_idx" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open_idx" ON "payment_disputes" USING btree ("respond_by") WHERE "payment_disputes"."status" in ('OPEN','UNDER_REVIEW');--> statement-breakpoint
CREATE INDEX "webhook_events_given_up_idx" ON "webhook_events" USING btree ("given_up_at") WHERE "webhook_events"."given_up_at" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('CANCELLED','AGREED','DESK','PROVIDER','SECOND','WRONG','LATE','DISPUTE'));