-- PDFs without HTML are previewed page by page.
UPDATE "publications" SET "has_preview" = true WHERE "file_hash" IS NOT NULL AND "content_type" = 'application/pdf' AND NOT "has_preview";
