import { bucketAddress } from './bucketAddress.ts';

test.each([
  ['s3://releases', { bucket: 'releases', prefix: '' }],
  ['s3://research/files', { bucket: 'research', prefix: 'files/' }],
  ['s3://research/a/b/', { bucket: 'research', prefix: 'a/b/' }],
  ['s3://Research', undefined],
  ['/var/files', undefined],
  ['https://storage.example.com', undefined],
])('%s names %j', (text, place) => {
  expect(bucketAddress(text)).toEqual(place);
});
