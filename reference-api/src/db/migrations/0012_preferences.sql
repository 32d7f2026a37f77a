CREATE TABLE "preferences" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"cri_json" jsonb NOT NULL,
	"keys" integer[] NOT NULL,
	"delivery" text DEFAULT 'single' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preferences_keys" ON "preferences" USING gin ("keys");