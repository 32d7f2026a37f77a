CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"external_reference" text NOT NULL,
	"preferred_language" text NOT NULL,
	"accepted_terms" boolean NOT NULL,
	"package_id" integer NOT NULL,
	"cri_json" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sign_in" timestamp with time zone,
	"origin" text DEFAULT 'client' NOT NULL,
	CONSTRAINT "clients_username_unique" UNIQUE("username"),
	CONSTRAINT "clients_external_reference_unique" UNIQUE("external_reference")
);
--> statement-breakpoint
CREATE TABLE "demo_days" (
	"day" text PRIMARY KEY NOT NULL,
	"size" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"url" text NOT NULL,
	"source_client_action" text,
	"document_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"portal_tabs" text[] NOT NULL,
	"aggregated_types" text[] NOT NULL,
	"asset_classes" text[] NOT NULL,
	"languages" text[] NOT NULL,
	CONSTRAINT "packages_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doc_ref" text NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"long_title" text,
	"language" text NOT NULL,
	"publication_type" text NOT NULL,
	"asset_classes" text[] NOT NULL,
	"content_type" text,
	"has_preview" boolean NOT NULL,
	"primary_tags" integer[] NOT NULL,
	"other_tags" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"ent" integer[] NOT NULL,
	"origin" text DEFAULT 'demo' NOT NULL,
	CONSTRAINT "publications_doc_ref_unique" UNIQUE("doc_ref")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"value" text NOT NULL,
	"translated_value" text,
	"external_id" text,
	"profile_active" boolean DEFAULT false NOT NULL,
	"inactive" boolean DEFAULT false NOT NULL,
	"related_asset_classes" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tags_category_value" UNIQUE("category","value")
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("publication_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_tags" ON "publications" USING gin ("tag_ids");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"client_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mail_tokens_client_id_purpose_pk" PRIMARY KEY("client_id","purpose"),
	CONSTRAINT "mail_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
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
CREATE TABLE "content_changes" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_changes" ("kind") VALUES ('tags'), ('publications');
--> statement-breakpoint
CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE content_changes SET version = version + 1 WHERE kind = TG_TABLE_NAME; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER tags_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tags" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
--> statement-breakpoint
CREATE TRIGGER publications_changed AFTER UPDATE OR DELETE OR TRUNCATE ON "publications" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
--> statement-breakpoint
CREATE TABLE "featured" (
	"library" text NOT NULL,
	"list" text NOT NULL,
	"publication_id" integer NOT NULL,
	CONSTRAINT "featured_library_list_publication_id_pk" PRIMARY KEY("library","list","publication_id")
);
--> statement-breakpoint
ALTER TABLE "featured" ADD CONSTRAINT "featured_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "featured_publication" ON "featured" USING btree ("publication_id");
--> statement-breakpoint
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
--> statement-breakpoint
INSERT INTO "content_changes" ("kind") VALUES ('ratings');
--> statement-breakpoint
CREATE TRIGGER ratings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ratings" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"shell" text NOT NULL,
	"revision" integer NOT NULL,
	"basis" text NOT NULL,
	"stack" text NOT NULL,
	"path" text NOT NULL,
	"step" text,
	"file" text,
	"outcome" text,
	"override" text,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "error_reports_latest" ON "error_reports" USING btree ("last_seen");
--> statement-breakpoint
CREATE UNLOGGED TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION publish_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(4300004); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER publications_in_turn BEFORE INSERT ON "publications" FOR EACH STATEMENT EXECUTE FUNCTION publish_in_turn();
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "gk_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "model_ref" text;
--> statement-breakpoint
CREATE TABLE "people" (
	"reference" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"name" text NOT NULL,
	"analyst_id" integer,
	"role" text NOT NULL,
	"translated_role" text NOT NULL,
	"bio" text[] NOT NULL,
	"translated_bio" text[] NOT NULL,
	"email" text,
	"phone" text,
	"portrait" text,
	"tag_ids" integer[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_analyst_id_tags_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_team" ON "people" USING btree ("team","position");--> statement-breakpoint
CREATE INDEX "people_analyst" ON "people" USING btree ("analyst_id");
--> statement-breakpoint
CREATE TABLE "profile_texts" (
	"tag_id" integer NOT NULL,
	"asset_class" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"translated_text" text,
	CONSTRAINT "profile_texts_tag_id_asset_class_pk" PRIMARY KEY("tag_id","asset_class")
);
--> statement-breakpoint
ALTER TABLE "profile_texts" ADD CONSTRAINT "profile_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "preferences" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"cri_json" jsonb NOT NULL,
	"keys" integer[] NOT NULL,
	"delivery" text DEFAULT 'single' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preferences_keys" ON "preferences" USING gin ("keys");
--> statement-breakpoint
CREATE TABLE "announcements" (
	"publication_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_items" (
	"client_id" integer NOT NULL,
	"topic" text NOT NULL,
	"publication_id" integer NOT NULL,
	CONSTRAINT "mail_items_client_id_topic_publication_id_pk" PRIMARY KEY("client_id","topic","publication_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"client_id" integer,
	"topic" text NOT NULL,
	"username" text,
	"address" text,
	"rank" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"last_code" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mails_client_topic" UNIQUE("client_id","topic")
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "mail_id" bigint;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_items" ADD CONSTRAINT "mail_items_mail" FOREIGN KEY ("client_id","topic") REFERENCES "public"."mails"("client_id","topic") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("rank","due_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "mails_settled" ON "mails" USING btree ("settled_at") WHERE state <> 'open';
--> statement-breakpoint
ALTER TABLE "mail_items" DROP CONSTRAINT "mail_items_mail";
--> statement-breakpoint
ALTER TABLE "mail_items" ADD CONSTRAINT "mail_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "renewed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "ended_by_change" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "close_price" double precision;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "close_currency" text;
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "paper" text;--> statement-breakpoint
CREATE INDEX "publications_paper" ON "publications" USING btree ("paper");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_paper_named" CHECK (paper <> '');
--> statement-breakpoint
INSERT INTO "content_changes" ("kind") VALUES ('companies');
--> statement-breakpoint
CREATE TRIGGER companies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION portal_plain (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portal_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
CREATE FUNCTION search_text(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN regexp_replace(body, '[-‐‑–—−/&''’]|\.(?![0-9])', ' ', 'g');--> statement-breakpoint
CREATE FUNCTION search_short(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN regexp_replace(regexp_replace(lower(body), '([ao])e', '\1', 'g'), '(?<![aeoq])ue', 'u', 'g');--> statement-breakpoint
CREATE FUNCTION search_vector(language text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN to_tsvector(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, search_text(body)) || to_tsvector('portal_plain'::regconfig, search_text(body)) || to_tsvector('portal_plain'::regconfig, search_short(search_text(body)));--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(search_vector(language, title), 'A') || setweight(search_vector(language, names), 'B') || setweight(search_vector(language, coalesce(long_title, '')), 'D')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin ("search");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "read_marks" (
	"client_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"read_paper" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened" boolean NOT NULL,
	CONSTRAINT "read_marks_client_id_publication_id_pk" PRIMARY KEY("client_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_end" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_marks_paper" ON "read_marks" USING btree ("client_id","read_paper") WHERE read_paper is not null;--> statement-breakpoint
CREATE INDEX "read_marks_publication" ON "read_marks" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "read_marks_time" ON "read_marks" USING btree ("client_id","read_at");
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"library" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"mail" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_items" ADD COLUMN "view_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("client_id","library",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_mail" ON "saved_views" USING btree ("client_id") WHERE mail;
--> statement-breakpoint
DROP INDEX "saved_views_name";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("client_id","library",lower("name")) WHERE removed_at is null;
--> statement-breakpoint
DROP INDEX "saved_views_name";--> statement-breakpoint
-- A database made without a language took Zürich and ZÜRICH for two names: the later one gets a number.
UPDATE "saved_views" v SET "name" = left(v."name", 49) || ' ' || v."id" WHERE v.removed_at is null AND EXISTS (SELECT 1 FROM "saved_views" o WHERE o."client_id" = v."client_id" AND o."library" = v."library" AND o.removed_at is null AND o."id" < v."id" AND lower(o."name" collate "und-x-icu") = lower(v."name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("client_id","library",lower("name" collate "und-x-icu")) WHERE removed_at is null;
