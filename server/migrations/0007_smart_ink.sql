CREATE TABLE "search_sold" (
	"design_id" bigint PRIMARY KEY NOT NULL
);
