INSERT INTO "content_changes" ("kind") VALUES ('ratings');
--> statement-breakpoint
CREATE TRIGGER ratings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ratings" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
