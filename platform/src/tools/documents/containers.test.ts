import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DCLinter } from 'dclint';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readWords } from '#release/commands/releaseWords.ts';
import { checkout } from '#run/settings/checkout.ts';
import { loadedFiles } from '#testing/loadedFiles.ts';
import { projectFiles } from './projectFiles.ts';

const folder = 'platform/deploy';
const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const dockerfiles = projectFiles(['.Dockerfile'], folder);
const compose = `${folder}/compose.yaml`;

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target?: string; args?: Record<string, string | null> };
  command?: string[];
  environment?: Record<string, string>;
  expose?: string[];
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  healthcheck?: object;
}

const { services, volumes } = parse(read(compose), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
};

/** Stages of a Dockerfile by name (`final` if unnamed), with the instructions of their base stages. */
function stagesOf(file: string): Record<string, Instruction[]> {
  const stages: Record<string, Instruction[]> = {};
  let name = '';
  for (const instruction of DockerfileParser.parse(read(file)).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const [image = '', , given] = wordsOf(instruction);
      name = given ?? 'final';
      stages[name] = [...(stages[image] ?? [])];
    }
    stages[name] = [...(stages[name] ?? []), instruction];
  }
  return stages;
}

const wordsOf = (instruction: Instruction) => instruction.getArguments().map((word) => word.getValue());
const last = (stage: Instruction[] | undefined, keyword: string) =>
  stage?.findLast((one) => one.getKeyword() === keyword);

/** Stages that become images. */
const images = dockerfiles.flatMap((file) => {
  const stages = stagesOf(file);
  const targets = Object.values(services)
    .filter(({ build }) => build?.dockerfile === file)
    .flatMap(({ build }) => build?.target ?? []);
  const end = Object.keys(stages).at(-1) ?? '';
  return [...new Set([...targets, end])].map((target) => [file, target, stages[target] ?? []] as const);
});

const code = projectFiles(['.ts', '.sh'])
  .filter((file) =>
    /^(?:reference-api\/src\/(?:config|content-store\/contentSettings)|platform\/(?:deploy|src\/run\/settings|src\/release\/commands))/.test(
      file,
    ),
  )
  .map(read)
  .join('\n');
const isRead = (variable: string) => new RegExp(`\\b${variable}\\b`).test(code);

/** An exact version, and not from anyone's namespace. */
const isPinned = (image: string) => /^[a-z]+:\d[\w.-]*\d[\w.-]*$/.test(image);

test('there are images for all of it', () => {
  expect(images.map(([file, target]) => `${basename(file)} ${target}`).toSorted()).toEqual([
    'api.Dockerfile final',
    'platform.Dockerfile gateway',
    'platform.Dockerfile release',
    'platform.Dockerfile tools',
    'web.Dockerfile final',
  ]);
});

test.each(dockerfiles)('the linter finds nothing in %s', (file) => {
  expect(validate(read(file), {})).toEqual([]);
});

test('the linter, with the specification’s schema, finds nothing in the compose file', () => {
  const inOurOrder = {
    'no-build-and-image': 0,
    'service-keys-order': 0,
    'services-alphabetical-order': 0,
    'top-level-properties-order': 0,
  } as const;
  const linter = new DCLinter({ rules: inOurOrder, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles([join(checkout, compose)], false);
  expect(results.map(({ messages }) => messages)).toEqual([[]]);
});

describe.each(images)('the image of %s, %s', (file, _target, stage) => {
  test('runs as nobody special, and says whether it is well', () => {
    const user = wordsOf(last(stage, 'USER') as Instruction)[0];
    expect(user).toMatch(/^(?:node|[1-9]\d*:[1-9]\d*)$/);
    expect(last(stage, 'HEALTHCHECK')).toBeDefined();
    expect(last(stage, 'STOPSIGNAL')).toBeDefined();
  });

  test('holds no secret, and sets nothing that no code reads', () => {
    const set = stage
      .filter((one) => ['ENV', 'ARG'].includes(one.getKeyword()))
      .flatMap((one) => wordsOf(one).map((word) => word.split('=')[0] ?? ''));
    expect(set.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|SMTP|DATABASE/.test(name))).toEqual([]);
    const settings = set.filter((name) => name.startsWith('PORTAL_'));
    expect(settings.filter((name) => !isRead(name))).toEqual([]);
  });

  test('opens the port of its settings', () => {
    const expose = last(stage, 'EXPOSE');
    if (expose === undefined) return;
    const [port = ''] = wordsOf(expose);
    expect(stage.flatMap(wordsOf).join(' ')).toMatch(
      new RegExp(`PORTAL_(?:(?:API_)?PORT|LISTEN)=${port}(?: |$)`),
    );
    // Who sets another one is as well.
    expect(String(last(stage, 'HEALTHCHECK'))).toMatch(/PORTAL_(?:(?:API_)?PORT|LISTEN)\b/);
    expect(String(last(stage, 'HEALTHCHECK'))).not.toContain(port);
  });

  test('runs programs and takes files that there are', () => {
    const started = ['ENTRYPOINT', 'CMD'].flatMap((keyword) =>
      wordsOf(last(stage, keyword) ?? (stage[0] as Instruction)).join(' '),
    );
    const sources = started.join(' ').match(/src\/[\w/]+\.ts|\/usr\/local\/bin\/[\w.]+/g) ?? [];
    for (const source of sources) {
      const path = source.startsWith('/') ? `${folder}/${basename(source)}` : `platform/${source}`;
      expect([path, existsSync(join(checkout, path))]).toEqual([path, true]);
    }
    for (const copy of stage.filter((one): one is Copy => one.getKeyword() === 'COPY')) {
      for (const word of wordsOf(copy).slice(0, -1)) {
        const path = word.replace(/^\/portal\//, '').replace('${PACKAGE}', 'shell');
        if (!/node_modules|(?:^|\/)dist$/.test(path))
          expect([path, existsSync(join(checkout, path))]).toEqual([path, true]);
      }
    }
    expect(existsSync(join(checkout, file))).toBe(true);
  });
});

/** Undefined for one that is built, or a script. */
const sourceOf = (stage: Instruction[]) =>
  /\bsrc\/[\w/]+\.ts/.exec(last(stage, 'ENTRYPOINT')?.getArgumentsContent() ?? '')?.[0];

test.each(images.filter(([, , stage]) => sourceOf(stage) !== undefined))(
  'the image of %s, %s, holds each file of the project that its program loads',
  (_file, _target, stage) => {
    const copied = stage
      .filter((one) => one.getKeyword() === 'COPY')
      .flatMap((copy) => wordsOf(copy).slice(0, -1))
      .map((path) => `${path.replace(/^\/portal\//, '')}/`);
    const loaded = loadedFiles(`platform/${sourceOf(stage)}`);
    expect(loaded).toEqual(
      expect.arrayContaining(['shared/contract/src/index.ts', 'shared/node/src/index.ts']),
    );
    expect(loaded.filter((path) => !copied.some((place) => path.startsWith(place)))).toEqual([]);
  },
);

test('settings that lie next to the compose file go into no image and no commit', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env*');
  expect(read('.gitignore').split('\n')).toContain('.env*');
});

test('base images are fixed by a tag, and come from wherever the builder says', () => {
  for (const file of dockerfiles) {
    const instructions = DockerfileParser.parse(read(file));
    const stages = instructions.getFROMs().map((from) => from.getBuildStage());
    const given = instructions.getInitialARGs().map((one) => wordsOf(one)[0] ?? '');
    expect(given.map((word) => isPinned(word.split('=')[1] ?? ''))).toEqual(given.map(() => true));
    const names = given.map((word) => `\${${word.split('=')[0] ?? ''}}`);
    for (const from of instructions.getFROMs()) expect([...names, ...stages]).toContain(wordsOf(from)[0]);
  }
});

test('images take the pnpm and the Node that the project is tried with', () => {
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
  for (const file of dockerfiles.map(read).filter((text) => text.includes('RUN pnpm'))) {
    expect(file).toContain(`RUN npm install --global ${packageManager}`);
    expect(file).toContain(`NODE_IMAGE=node:${read('.nvmrc').trim().replace(/^v/, '')}`);
  }
});

describe.each(Object.entries(services))('the service %s', (name, service) => {
  test('has no more rights than it needs', () => {
    expect(service.read_only).toBe(true);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged).toBeUndefined();
    if (name !== 'database') expect(service.cap_drop).toEqual(['ALL']);
  });

  test('is built from a file and a stage that there are, or is fixed by a tag', () => {
    const { build, image } = service;
    const [, base = ''] = /^\$\{\w+:-([^}]+)\}$/.exec(image) ?? [];
    if (build === undefined) return expect(isPinned(base)).toBe(true);
    expect(build.context).toBe('../..');
    expect(Object.keys(stagesOf(build.dockerfile))).toContain(build.target ?? 'final');
    for (const [argument, value] of Object.entries(build.args ?? {})) {
      expect(read(build.dockerfile)).toContain(`ARG ${argument}`);
      const [, given] = /^\$\{\w+:-(.+)\}$/.exec(value ?? '') ?? [];
      if (given !== undefined) expect(read(build.dockerfile)).toContain(`ARG ${argument}=${given}`);
    }
  });

  test('gets no setting that no code reads', () => {
    const variables = Object.keys(service.environment ?? {}).filter(
      (variable) => !variable.startsWith('POSTGRES_'),
    );
    expect(variables.filter((variable) => !isRead(variable))).toEqual([]);
  });

  test('keeps its data in volumes that there are', () => {
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });
});

test.each(['api-1', 'api-2'])('%s gets all that the S3 client takes as credentials', (name) => {
  const given = Object.keys(services[name]?.environment ?? {});
  expect(given).toEqual(
    expect.arrayContaining(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']),
  );
});

test('ports agree', () => {
  const placesOf = (service: string, setting: string) =>
    (services[service]?.environment?.[setting] ?? '').split(',').map((place) => place.replace('http://', ''));
  for (const [service, setting, file] of [
    ['gateway-1', 'PORTAL_API_ORIGINS', 'api'],
    ['web', 'PORTAL_GATEWAYS', 'platform'],
  ] as const) {
    const places = placesOf(service, setting);
    expect(places).toHaveLength(2);
    for (const place of places) {
      const [name = '', port = ''] = place.split(':');
      expect(services[name]?.expose).toEqual([port]);
      expect(read(`${folder}/${file}.Dockerfile`)).toContain(`EXPOSE ${port}`);
    }
  }
  const [, listened] = /PORTAL_LISTEN:-(\d+)/.exec(read(`${folder}/serve.sh`)) ?? [];
  expect(services['web']?.ports?.[0]?.split(':').at(-1)).toBe(listened);
  expect(read(`${folder}/web.Dockerfile`)).toContain(`EXPOSE ${listened}`);
});

test('the guide builds and releases everything, and sets what compose fills in', () => {
  const guide = read('docs/deploy.md');
  const commands = guide.match(/^.*\bdocker compose .*$/gm) ?? [];
  expect(commands.filter((line) => / build\b/.test(line))).toEqual([
    'docker compose --profile release build',
  ]);
  expect(commands.join('\n')).toMatch(/^ *RELEASE_WHY="[^"]+" docker compose run --rm \$package$/m);
  const [, released = ''] = /^for package in (.*); do$/m.exec(guide) ?? [];
  const offered = Object.entries(services).filter(([, { build }]) => build?.target === 'release');
  expect(released.split(' ')).toEqual(offered.map(([name]) => name));
  const required = [...new Set([...read(compose).matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))];
  const [, filled = ''] = /\n```text\n((?:[A-Z_]+=.*\n)+)```/.exec(guide) ?? [];
  expect([...filled.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name).toSorted()).toEqual(
    required.toSorted(),
  );
  expect(read(compose)).toContain('--why=${RELEASE_WHY:-}');
});

test('shell and every remote can be released, by commands that there are', () => {
  const released = projectFiles(['package.json'])
    .filter((file) => /^(?:shell|mfe-[\w-]+)\/package\.json$/.test(file))
    .map((file) => file.split('/')[0] ?? '');
  const offered = Object.entries(services).filter(([, { build }]) => build?.target === 'release');
  expect(offered.map(([name]) => name).toSorted()).toEqual(released.toSorted());
  for (const [name, { command = [], build }] of offered) {
    expect(build?.args?.['PACKAGE']).toBe(name);
    const { positionals, values } = readWords(command, '');
    expect({ positionals, from: values.from }).toEqual({
      positionals: ['publish', name],
      from: `/portal/${name}`,
    });
  }
});
