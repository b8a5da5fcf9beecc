ALTER TABLE "maker_ratings" DROP CONSTRAINT "maker_ratings_check";--> statement-breakpoint
DROP INDEX "reviews_page_idx";--> statement-breakpoint
DROP INDEX "reviews_helpful_idx";--> statement-breakpoint
ALTER TABLE "maker_ratings" ADD COLUMN "others_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_totals" ADD COLUMN "others_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_totals" ADD COLUMN "others_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_totals" ADD COLUMN "others_by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "review_totals" ADD COLUMN "others_pictured_by_stars" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_page_idx" ON "reviews" USING btree ("design_id","is_verified","rating","has_pictures","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_helpful_idx" ON "reviews" USING btree ("design_id","is_verified","rating","has_pictures","helpful_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "maker_ratings" ADD CONSTRAINT "maker_ratings_check" CHECK ("maker_ratings"."review_count" >= 0 and "maker_ratings"."rating_sum" >= "maker_ratings"."review_count" and "maker_ratings"."others_count" >= 0);--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_others_sums_check" CHECK ("review_totals"."others_count" = "review_totals"."others_by_stars"[1] + "review_totals"."others_by_stars"[2] + "review_totals"."others_by_stars"[3] + "review_totals"."others_by_stars"[4] + "review_totals"."others_by_stars"[5]
        and "review_totals"."others_sum" = "review_totals"."others_by_stars"[1] + 2 * "review_totals"."others_by_stars"[2] + 3 * "review_totals"."others_by_stars"[3] + 4 * "review_totals"."others_by_stars"[4] + 5 * "review_totals"."others_by_stars"[5]);--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_others_counts_check" CHECK (0 <= all ("review_totals"."others_by_stars") and 0 <= all ("review_totals"."others_pictured_by_stars"));--> statement-breakpoint
-- Written by hand: what was kept counted everybody's reviews together.
UPDATE "review_totals" t
   SET "review_count" = c.verified, "rating_sum" = c.verified_sum, "by_stars" = c.by_stars, "pictured_by_stars" = c.pictured_by_stars,
       "others_count" = c.others, "others_sum" = c.others_sum, "others_by_stars" = c.others_by_stars,
       "others_pictured_by_stars" = c.others_pictured_by_stars
  FROM (SELECT k."design_id", sum(n.verified)::integer AS verified, sum(n.verified * s)::integer AS verified_sum,
               sum(n.others)::integer AS others, sum(n.others * s)::integer AS others_sum,
               array_agg(n.verified ORDER BY s) AS by_stars, array_agg(n.verified_pictured ORDER BY s) AS pictured_by_stars,
               array_agg(n.others ORDER BY s) AS others_by_stars, array_agg(n.others_pictured ORDER BY s) AS others_pictured_by_stars
          FROM "review_totals" k
         CROSS JOIN generate_series(1, 5) s
         CROSS JOIN LATERAL (
           SELECT (count(*) FILTER (WHERE r."is_verified"))::integer AS verified,
                  (count(*) FILTER (WHERE r."is_verified" AND r."has_pictures"))::integer AS verified_pictured,
                  (count(*) FILTER (WHERE NOT r."is_verified"))::integer AS others,
                  (count(*) FILTER (WHERE NOT r."is_verified" AND r."has_pictures"))::integer AS others_pictured
             FROM "reviews" r WHERE r."design_id" = k."design_id" AND r."rating" = s) n
         GROUP BY k."design_id") c
 WHERE c."design_id" = t."design_id";--> statement-breakpoint
UPDATE "maker_ratings" m
   SET "review_count" = c.verified, "rating_sum" = c.verified_sum, "others_count" = c.others
  FROM (SELECT "maker_id", sum("review_count")::integer AS verified, sum("rating_sum")::integer AS verified_sum,
               sum("others_count")::integer AS others
          FROM "review_totals" GROUP BY "maker_id") c
 WHERE c."maker_id" = m."maker_id";
