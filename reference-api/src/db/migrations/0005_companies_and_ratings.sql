CREATE TABLE "companies" (
	"id" integer PRIMARY KEY NOT NULL,
	"sector_id" integer NOT NULL,
	"analyst_ids" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"coverage" text NOT NULL,
	"stated_on" date NOT NULL,
	"rating" text NOT NULL,
	"previous" text,
	"previous_on" date,
	"action" text,
	CONSTRAINT "ratings_company_id_kind_coverage_stated_on_pk" PRIMARY KEY("company_id","kind","coverage","stated_on")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_id_tags_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_sector_id_tags_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_newest" ON "ratings" USING btree ("kind","coverage","stated_on" DESC NULLS FIRST,"company_id" DESC NULLS FIRST);