'use strict';

const { spawn } = require('node:child_process');
const { existsSync, readFileSync, rmSync, mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** In the output of npm and pnpm. */
const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|ERR_PNPM_FETCH|ENOTCACHED/;

/** False if it differs from the lockfile or was interrupted. */
function isInStep(checkout) {
  const installed = join(checkout, 'node_modules', '.pnpm', 'lock.yaml');
  if (existsSync(marker(checkout)) || !existsSync(installed)) return false;
  if (!existsSync(join(checkout, 'platform', 'node_modules', 'tsx', 'package.json'))) return false;
  return readFileSync(installed).equals(readFileSync(join(checkout, 'pnpm-lock.yaml')));
}

/** Exists during an installation, and after an unfinished one. */
const marker = (checkout) => join(checkout, 'node_modules', '.installing');

function whyInstallFailed(output) {
  if (/ENOSPC/.test(output)) {
    return 'There is no space left on the disk to install the packages.\n  Free about 1 GB and run the command again.';
  }
  if (networkTrouble.test(output)) {
    return (
      'The package registry could not be reached, so the packages cannot be installed.\n' +
      '  Check the connection (and the proxy, if there is one: npm config get proxy), then run the command again.'
    );
  }
  const end = output.trimEnd().split('\n').slice(-25).join('\n  ');
  return `The packages could not be installed:\n\n  ${end}\n\n  Fix that and run the command again.`;
}

function runInstall(checkout) {
  const { packageManager } = require(join(checkout, 'package.json'));
  const pnpm = packageManager.split('+')[0];
  const child = spawn(`npx --yes ${pnpm} install --frozen-lockfile --reporter=append-only`, {
    cwd: checkout,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without a network npm would retry for minutes.
    env: {
      ...process.env,
      CI: 'true',
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_fetch_retry_maxtimeout: '5000',
    },
  });
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end).once('SIGINT', end);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      process.removeListener('SIGTERM', end).removeListener('SIGINT', end);
      resolve({ code, signal, output: Buffer.concat(output).toString('utf8') });
    });
  });
}

/** Unless up to date. A failure is reported in one sentence and exits the process. */
async function installOrExit(checkout) {
  if (isInStep(checkout)) return;
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  const begun = Date.now();
  const { code, output } = await markedInstall(checkout);
  if (code !== 0) {
    process.stderr.write(`\n✗ ${whyInstallFailed(output)}\n\n`);
    process.exit(1);
  }
  process.stdout.write(`  installed in ${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
}

async function markedInstall(checkout) {
  try {
    mkdirSync(join(checkout, 'node_modules'), { recursive: true });
    writeFileSync(marker(checkout), '');
  } catch (error) {
    return { code: 1, output: error.message };
  }
  const result = await runInstall(checkout);
  if (result.code === 0) rmSync(marker(checkout), { force: true });
  return result;
}

module.exports = { installOrExit, isInStep, whyInstallFailed };
