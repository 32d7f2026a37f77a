CREATE TABLE "reading_settings" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"keeps_searches" boolean DEFAULT true NOT NULL,
	"news_at_start" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverage_changes" (
	"company_id" integer NOT NULL,
	"changed_on" date NOT NULL,
	"kind" text NOT NULL,
	"analysts_before" integer[] NOT NULL,
	"analysts_after" integer[] NOT NULL,
	CONSTRAINT "coverage_changes_company_id_changed_on_kind_pk" PRIMARY KEY("company_id","changed_on","kind")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"client_id" integer NOT NULL,
	"term" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_client_id_term_pk" PRIMARY KEY("client_id","term")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "isin" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "target_price" double precision;--> statement-breakpoint
ALTER TABLE "reading_settings" ADD CONSTRAINT "reading_settings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage_changes" ADD CONSTRAINT "coverage_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverage_changes_day" ON "coverage_changes" USING btree ("changed_on");