ALTER TABLE "ratings" ADD COLUMN "public_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "publication" text;--> statement-breakpoint
-- What is there by now was no news on the day of this change.
UPDATE "ratings" SET "public_at" = "stated_on"::timestamp AT TIME ZONE 'Europe/Zurich';
