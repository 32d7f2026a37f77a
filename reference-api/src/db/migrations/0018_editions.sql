ALTER TABLE "publications" ADD COLUMN "paper" text;--> statement-breakpoint
CREATE INDEX "publications_paper" ON "publications" USING btree ("paper");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_paper_named" CHECK (paper <> '');