CREATE TABLE "feed_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"rights" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "feed_keys_hash_unique" UNIQUE("hash")
);
