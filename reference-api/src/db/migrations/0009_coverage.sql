ALTER TABLE "companies" ADD COLUMN "gk_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "model_ref" text;