CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION portal_en (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portal_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION portal_de (COPY = pg_catalog.german);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portal_de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "libraries" smallint;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, names), 'B') || setweight(to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, coalesce(long_title, '')), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "international" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin ("search");--> statement-breakpoint
CREATE INDEX "publications_unfiled" ON "publications" USING btree ("id") WHERE libraries is null;