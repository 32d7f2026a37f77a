CREATE TABLE "featured" (
	"library" text NOT NULL,
	"list" text NOT NULL,
	"publication_id" integer NOT NULL,
	CONSTRAINT "featured_library_list_publication_id_pk" PRIMARY KEY("library","list","publication_id")
);
--> statement-breakpoint
ALTER TABLE "featured" ADD CONSTRAINT "featured_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "featured_publication" ON "featured" USING btree ("publication_id");