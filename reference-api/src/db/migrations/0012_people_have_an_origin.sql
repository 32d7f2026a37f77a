ALTER TABLE "firms" ADD COLUMN "origin" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "origin" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
UPDATE "packages" SET "origin" = 'demo' WHERE "id" IN (SELECT "package_id" FROM "clients" WHERE "origin" = 'demo')
	AND "id" NOT IN (SELECT "package_id" FROM "clients" WHERE "origin" NOT IN ('demo', 'test'));--> statement-breakpoint
UPDATE "packages" SET "origin" = 'test' WHERE "id" IN (SELECT "package_id" FROM "clients" WHERE "origin" = 'test')
	AND "id" NOT IN (SELECT "package_id" FROM "clients" WHERE "origin" <> 'test');
