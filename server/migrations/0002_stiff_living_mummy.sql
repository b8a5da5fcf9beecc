CREATE TABLE "order_answers" (
	"order_id" bigint NOT NULL,
	"item" smallint NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"media_id" bigint,
	CONSTRAINT "order_answers_order_id_item_position_pk" PRIMARY KEY("order_id","item","position"),
	CONSTRAINT "order_answers_kind_check" CHECK ("order_answers"."kind" in ('TEXT','ONE_OF','PICTURE')),
	CONSTRAINT "order_answers_media_check" CHECK ("order_answers"."media_id" is null or "order_answers"."kind" = 'PICTURE')
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "options" jsonb DEFAULT '{"choices":[],"rules":[],"questions":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_answers_media_key" ON "order_answers" USING btree ("media_id");