DROP INDEX "saved_views_name";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("client_id","library",lower("name")) WHERE removed_at is null;