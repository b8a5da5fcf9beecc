CREATE TABLE "order_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text DEFAULT 'PROPOSED' NOT NULL,
	"promised_on" date NOT NULL,
	"instead_of" date NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_promises_state_check" CHECK ("order_promises"."state" in ('PROPOSED','ACCEPTED','DECLINED','WITHDRAWN','LAPSED','OVERTAKEN')),
	CONSTRAINT "order_promises_ended_check" CHECK (("order_promises"."state" = 'PROPOSED') = ("order_promises"."ended_at" is null)),
	CONSTRAINT "order_promises_later_check" CHECK ("order_promises"."promised_on" > "order_promises"."instead_of")
);
--> statement-breakpoint
ALTER TABLE "order_promises" ADD CONSTRAINT "order_promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_promises_open_key" ON "order_promises" USING btree ("order_id") WHERE "order_promises"."state" = 'PROPOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "order_promises_idempotency_key" ON "order_promises" USING btree ("order_id","idempotency_key") WHERE "order_promises"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "order_promises_order_idx" ON "order_promises" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_promises_answer_idx" ON "order_promises" USING btree ("answer_by") WHERE "order_promises"."state" = 'PROPOSED';