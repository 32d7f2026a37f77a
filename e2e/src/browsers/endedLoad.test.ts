import { createHash } from 'node:crypto';
import { isEndedLoad } from './endedLoad.ts';

const complaintOf = (content: string) => {
  const hash = createHash('sha384').update(content).digest('base64');
  return `None of the “sha384” hashes in the integrity attribute match the content of the subresource at “http://localhost/remote.js”. The computed hash is “${hash}”.`;
};

test('a load that a navigation ended is no complaint; a file with other content is one', () => {
  expect(isEndedLoad(complaintOf(''))).toBe(true);
  expect(isEndedLoad(complaintOf('alert(1)'))).toBe(false);
  expect(isEndedLoad('TypeError: undefined is not a function')).toBe(false);
});
