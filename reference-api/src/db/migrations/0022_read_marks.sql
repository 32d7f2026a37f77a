CREATE TABLE "read_marks" (
	"client_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"read_paper" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened" boolean NOT NULL,
	CONSTRAINT "read_marks_client_id_publication_id_pk" PRIMARY KEY("client_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_end" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_marks_paper" ON "read_marks" USING btree ("client_id","read_paper") WHERE read_paper is not null;--> statement-breakpoint
CREATE INDEX "read_marks_publication" ON "read_marks" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "read_marks_time" ON "read_marks" USING btree ("client_id","read_at");