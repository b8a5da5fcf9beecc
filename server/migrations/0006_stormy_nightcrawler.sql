CREATE TABLE "book_audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reached" timestamp with time zone NOT NULL,
	"reached_order" bigint DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "book_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	CONSTRAINT "book_differences_kind_check" CHECK ("book_differences"."kind" in ('MISSING_HERE','MISSING_THERE','OTHER_SUM','OTHER_STATUS','REFUND_WITHOUT_PAYMENT','DOCUMENT_WITHOUT_PAYMENT','PAYMENT_WITHOUT_DOCUMENT','ORDER_SUM')),
	CONSTRAINT "book_differences_subject_check" CHECK ("book_differences"."subject" in ('PAYMENT','REFUND','DOCUMENT','ORDER'))
);
--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_audit_id_book_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."book_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_audits_day_key" ON "book_audits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "book_audits_finished_idx" ON "book_audits" USING btree ("finished_at") WHERE "book_audits"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "book_differences_audit_idx" ON "book_differences" USING btree ("audit_id","id");