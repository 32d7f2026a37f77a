DELETE FROM "readership" "later" USING "readership" "first"
WHERE "later"."action" = 'mail_opened' AND "first"."action" = 'mail_opened' AND "first"."client_id" = "later"."client_id"
	AND "first"."doc_ref" = "later"."doc_ref" AND "first"."id" < "later"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "readership_mail_opened" ON "readership" USING btree ("client_id","doc_ref") WHERE action = 'mail_opened';