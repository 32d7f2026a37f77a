export { answerFault, bucketServer, type BucketServer } from './bucketServer.ts';
