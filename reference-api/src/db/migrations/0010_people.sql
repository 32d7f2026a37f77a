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