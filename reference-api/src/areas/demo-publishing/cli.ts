import { publishDemo } from './publishDemo.ts';

/** `pnpm --filter reference-api publish-demo [--about "Alberris Drive"] [--language de] [--api http://127.0.0.1:4301]` */
try {
  console.log(await publishDemo(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
