CREATE TABLE "firms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "firms_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "readership" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readership_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"client_id" integer,
	"firm_id" integer,
	"doc_ref" text NOT NULL,
	"paper" text,
	"title" text NOT NULL,
	"analysts" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "firm_id" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "readership" ADD CONSTRAINT "readership_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readership" ADD CONSTRAINT "readership_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readership_at" ON "readership" USING btree ("at");--> statement-breakpoint
CREATE INDEX "readership_client" ON "readership" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "readership_document" ON "readership" USING btree ("doc_ref");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;