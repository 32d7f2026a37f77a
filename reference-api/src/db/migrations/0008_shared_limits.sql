CREATE UNLOGGED TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION publish_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(4300004); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER publications_in_turn BEFORE INSERT ON "publications" FOR EACH STATEMENT EXECUTE FUNCTION publish_in_turn();
