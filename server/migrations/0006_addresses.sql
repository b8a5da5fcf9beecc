CREATE TABLE "measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"garment" text NOT NULL,
	"version" integer NOT NULL,
	"unit" text NOT NULL,
	"lengths" jsonb NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"measured_by" text NOT NULL,
	"measured_on" date NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurements_unit_check" CHECK ("measurements"."unit" in ('cm','in')),
	CONSTRAINT "measurements_version_check" CHECK ("measurements"."version" > 0),
	CONSTRAINT "measurements_lengths_check" CHECK (jsonb_typeof("measurements"."lengths") = 'object')
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_version_key" ON "measurements" USING btree ("order_id","garment","version");--> statement-breakpoint
CREATE INDEX "measurements_order_idx" ON "measurements" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "measurements_owner_idx" ON "measurements" USING btree ("owner_id");