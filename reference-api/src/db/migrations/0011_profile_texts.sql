CREATE TABLE "profile_texts" (
	"tag_id" integer NOT NULL,
	"asset_class" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"translated_text" text,
	CONSTRAINT "profile_texts_tag_id_asset_class_pk" PRIMARY KEY("tag_id","asset_class")
);
--> statement-breakpoint
ALTER TABLE "profile_texts" ADD CONSTRAINT "profile_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;