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
