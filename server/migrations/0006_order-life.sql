CREATE TABLE "order_update_pictures" (
	"update_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "order_update_pictures_update_id_position_pk" PRIMARY KEY("update_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_updates_note_check" CHECK (char_length("order_updates"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "order_update_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_expected_on" date;--> statement-breakpoint
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_update_id_order_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_update_pictures" ADD CONSTRAINT "order_update_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_update_pictures_media_key" ON "order_update_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "order_updates_order_idx" ON "order_updates" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_updates_idempotency_key" ON "order_updates" USING btree ("order_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_update_id_order_updates_id_fk" FOREIGN KEY ("order_update_id") REFERENCES "public"."order_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_update_idx" ON "notifications" USING btree ("order_update_id") WHERE "notifications"."order_update_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier_check" CHECK ("orders"."shipping_carrier" in ('FedEx','UPS','DHL','USPS','Blue Dart','Delhivery','Ekart','Other'));