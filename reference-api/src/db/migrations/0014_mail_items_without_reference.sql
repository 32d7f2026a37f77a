ALTER TABLE "mail_items" DROP CONSTRAINT "mail_items_mail";
--> statement-breakpoint
ALTER TABLE "mail_items" ADD CONSTRAINT "mail_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;