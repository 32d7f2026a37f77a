CREATE TABLE "document_texts" (
	"id" integer PRIMARY KEY NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"libraries" smallint,
	"tag_ids" integer[] NOT NULL,
	"ent" integer[] NOT NULL,
	"body" text NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_id_publications_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_texts_search" ON "document_texts" USING gin ("search");--> statement-breakpoint
ALTER TABLE "document_texts" SET (toast_tuple_target = 128);--> statement-breakpoint
CREATE FUNCTION text_vector(language text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, search_text(left(body, 250000))) || array_to_tsvector(array['~' || language]);--> statement-breakpoint
CREATE FUNCTION text_query(language text, typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (select case when numnode(query) = 0 then query else query && ('''~' || language || '''')::tsquery end from websearch_to_tsquery(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, typed) query);--> statement-breakpoint
CREATE FUNCTION describe_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN SELECT p.publication_date, p.libraries, p.tag_ids, p.ent, text_vector(p.language, p.title || E'\n' || p.names || E'\n' || regexp_replace(new.body, '(^|\n)# [^\n]*', '\1', 'g')) INTO new.publication_date, new.libraries, new.tag_ids, new.ent, new.search FROM publications p WHERE p.id = new.id; RETURN new; END $$;--> statement-breakpoint
CREATE TRIGGER document_texts_described BEFORE INSERT OR UPDATE ON "document_texts" FOR EACH ROW EXECUTE FUNCTION describe_text();--> statement-breakpoint
CREATE FUNCTION describe_text_of() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE document_texts SET id = id WHERE id = new.id; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER publications_described AFTER UPDATE ON "publications" FOR EACH ROW WHEN ((old.publication_date, old.libraries, old.tag_ids, old.ent, old.language, old.title, old.names) IS DISTINCT FROM (new.publication_date, new.libraries, new.tag_ids, new.ent, new.language, new.title, new.names)) EXECUTE FUNCTION describe_text_of();
