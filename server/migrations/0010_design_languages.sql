ALTER TABLE "designs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;