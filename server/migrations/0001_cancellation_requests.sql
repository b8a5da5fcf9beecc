CREATE TABLE "cancellation_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" text DEFAULT 'ASKED' NOT NULL,
	"stage" text NOT NULL,
	"most_kept_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_by" text,
	"answered_by_id" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"answer_key" text,
	"ended_at" timestamp with time zone,
	"kept_paise" bigint,
	"desk_agrees" boolean,
	"desk_keep_paise" bigint DEFAULT 0 NOT NULL,
	"desk_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "cancellation_requests_status_check" CHECK ("cancellation_requests"."status" in ('ASKED','OVERDUE','AGREED','REFUSED','WITHDRAWN','OVERTAKEN')),
	CONSTRAINT "cancellation_requests_stage_check" CHECK ("cancellation_requests"."stage" in ('BEFORE','DESIGN','MAKING','MADE')),
	CONSTRAINT "cancellation_requests_kept_check" CHECK ("cancellation_requests"."kept_paise" is null or ("cancellation_requests"."status" = 'AGREED' and "cancellation_requests"."kept_paise" between 0 and "cancellation_requests"."most_kept_paise")),
	CONSTRAINT "cancellation_requests_answered_by_check" CHECK ("cancellation_requests"."answered_by" in ('MAKER','ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_to_cancel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_open_key" ON "cancellation_requests" USING btree ("order_id") WHERE "cancellation_requests"."status" in ('ASKED','OVERDUE');--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_idempotency_key" ON "cancellation_requests" USING btree ("order_id","idempotency_key") WHERE "cancellation_requests"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "cancellation_requests_order_idx" ON "cancellation_requests" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_due_idx" ON "cancellation_requests" USING btree ("answer_by") WHERE "cancellation_requests"."status" in ('ASKED','OVERDUE');--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_check" CHECK (("documents"."kind", "documents"."series") in (('ADVANCE_RECEIPT','R'),('FINAL_RECEIPT','R'),('ORDER_RECEIPT','R'),('INVOICE','I'),('KEPT_RECEIPT','R'),('REFUND_VOUCHER','V'),('CREDIT_NOTE','C')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kept_check" CHECK ("orders"."kept_paise" between 0 and "orders"."total_paise");