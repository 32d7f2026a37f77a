ALTER TABLE "ratings" ADD COLUMN "close_price" double precision;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "close_currency" text;