CREATE TEXT SEARCH CONFIGURATION portal_plain (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portal_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
CREATE FUNCTION search_text(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN regexp_replace(body, '[-‐‑–—−/&''’]|\.(?![0-9])', ' ', 'g');--> statement-breakpoint
CREATE FUNCTION search_short(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN regexp_replace(regexp_replace(lower(body), '([ao])e', '\1', 'g'), '(?<![aeoq])ue', 'u', 'g');--> statement-breakpoint
CREATE FUNCTION search_vector(language text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, search_text(body)) || to_tsvector('portal_plain'::regconfig, search_text(body)) || to_tsvector('portal_plain'::regconfig, search_short(search_text(body)));--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(search_vector(language, title), 'A') || setweight(search_vector(language, names), 'B') || setweight(search_vector(language, coalesce(long_title, '')), 'D')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin ("search");
