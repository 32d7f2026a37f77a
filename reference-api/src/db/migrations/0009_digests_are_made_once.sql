CREATE TABLE "installation" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"digests_done" date,
	CONSTRAINT "installation_one" CHECK ("installation"."one")
);
