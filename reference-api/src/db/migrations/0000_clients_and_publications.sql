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