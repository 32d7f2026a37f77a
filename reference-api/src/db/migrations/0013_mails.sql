CREATE TABLE "announcements" (
	"publication_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_items" (
	"client_id" integer NOT NULL,
	"topic" text NOT NULL,
	"publication_id" integer NOT NULL,
	CONSTRAINT "mail_items_client_id_topic_publication_id_pk" PRIMARY KEY("client_id","topic","publication_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"client_id" integer,
	"topic" text NOT NULL,
	"username" text,
	"address" text,
	"rank" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"last_code" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mails_client_topic" UNIQUE("client_id","topic")
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "mail_id" bigint;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_items" ADD CONSTRAINT "mail_items_mail" FOREIGN KEY ("client_id","topic") REFERENCES "public"."mails"("client_id","topic") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("rank","due_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "mails_settled" ON "mails" USING btree ("settled_at") WHERE state <> 'open';