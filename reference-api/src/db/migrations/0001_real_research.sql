CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "feed_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"action" text NOT NULL,
	"hash" text NOT NULL,
	"feed" text NOT NULL,
	"fed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_records_once" UNIQUE("kind","reference","hash")
);
--> statement-breakpoint
CREATE TABLE "held_publications" (
	"reference" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"record" jsonb NOT NULL,
	"feed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "origin" SET DEFAULT 'feed';--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "origin" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "preview_hash" text;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "aggregated_type" text;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "origin" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "held_publications_due" ON "held_publications" USING btree ("publish_at");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_preview_hash_files_hash_fk" FOREIGN KEY ("preview_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now only the demo wrote these.
UPDATE "tags" SET "origin" = 'demo';--> statement-breakpoint
UPDATE "people" SET "origin" = 'demo';
