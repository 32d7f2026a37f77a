CREATE TABLE "file_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pages" text[],
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "document_texts" ADD COLUMN "page_starts" integer[];--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_hash_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_texts_due" ON "file_texts" USING btree ("stored_at") WHERE state = 'open';--> statement-breakpoint
-- Files of earlier feeds.
INSERT INTO "file_texts" ("hash") SELECT "file_hash" FROM "publications" JOIN "files" ON "hash" = "file_hash" WHERE "files"."content_type" = 'application/pdf' UNION SELECT record -> 'file' ->> 'hash' FROM "held_publications" WHERE record -> 'file' ->> 'type' = 'application/pdf';
