CREATE TABLE "order_family_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_family_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"with_photographs" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_family_links" ADD CONSTRAINT "order_family_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_family_links_token_key" ON "order_family_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "order_family_links_order_idx" ON "order_family_links" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_family_links_expiry_idx" ON "order_family_links" USING btree ("expires_at");