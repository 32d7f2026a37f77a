interface BucketAddress {
  bucket: string;
  /** Folder in the bucket: empty, or with a trailing slash. */
  prefix: string;
}

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/** What `s3://bucket/folder/in/it` names; undefined for other text. */
export function bucketAddress(text: string): BucketAddress | undefined {
  const [, bucket, path = ''] = address.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix: path.replace(/\/*$/, '/').replace(/^\/+/, '') };
}
