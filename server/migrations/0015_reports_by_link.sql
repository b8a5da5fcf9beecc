ALTER TABLE "reports" DROP CONSTRAINT "reports_kind_known_check";--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reporter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_of_check" CHECK ("reports"."kind" in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW','ENQUIRY','ANSWER')) NOT VALID;